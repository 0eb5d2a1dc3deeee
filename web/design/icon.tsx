import {
  ArrowDownUp,
  ArrowLeft,
  ArrowRight,
  ArrowUpRight,
  CalendarDays,
  ChevronDown,
  ChevronLeft,
  ChevronRight,
  ChevronUp,
  CircleAlert,
  Clock,
  Ellipsis,
  History,
  Info,
  Keyboard,
  List,
  Moon,
  Radio,
  RefreshCw,
  Sun,
  Table2,
  Tv,
  WifiOff,
  X,
} from 'lucide-react';

const ICONS = {
  alert: CircleAlert,
  back: ArrowLeft,
  calendar: CalendarDays,
  close: X,
  corrected: History,
  down: ChevronDown,
  forward: ArrowRight,
  info: Info,
  keyboard: Keyboard,
  left: ChevronLeft,
  list: List,
  live: Radio,
  moon: Moon,
  more: Ellipsis,
  offline: WifiOff,
  'pop-out': ArrowUpRight,
  refresh: RefreshCw,
  right: ChevronRight,
  sort: ArrowDownUp,
  sun: Sun,
  table: Table2,
  time: Clock,
  tv: Tv,
  up: ChevronUp,
} as const;
export type IconName = keyof typeof ICONS;

/** A drawn icon of the set, `size` in CSS pixels. Decorative unless it has a label. */
export function Icon({
  name,
  size = 18,
  label,
  className,
}: {
  name: IconName;
  size?: number;
  label?: string;
  className?: string | undefined;
}) {
  const Drawing = ICONS[name];
  const read = label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
  return <Drawing className={className} size={size} strokeWidth={1.75} focusable="false" {...read} />;
}
