export { Chip, type ChipKind } from './marks/chip.tsx';
export { Crest, Logo } from './marks/crest.tsx';
export { Flag, isCountry, PlaceName } from './marks/flag.tsx';
export { Icon, type IconName } from './marks/icon.tsx';
export { clockTime, liveEvent, stageText } from './stage-cell.tsx';
export { isPlainClick, type Tab, Tabs } from './tabs.tsx';
