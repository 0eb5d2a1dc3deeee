export { Chip, type ChipKind } from './chip.tsx';
export { Crest } from './crest.tsx';
export { Flag, isCountry } from './flag.tsx';
export { Icon, type IconName } from './icon.tsx';
export { clockTime, liveEvent, LiveStage, StageCell, stageText } from './stage-cell.tsx';
export { isPlainClick, type Tab, Tabs } from './tabs.tsx';
