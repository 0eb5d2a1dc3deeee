export { type AlertLog, createAlertLog, LOG_KEY, type LoggedAlert } from './log.ts';
export { type AlertNotification, createNotifications, type Logo, type Notifications } from './notifications.ts';
export { createNotifier, type NotifierOptions } from './notifier.ts';
export {
  createSounds,
  createSoundSwitch,
  type Device,
  deviceOf,
  soundPath,
  SOUND_KEY,
  type Sounds,
  type SoundSwitch,
} from './sounds.ts';
