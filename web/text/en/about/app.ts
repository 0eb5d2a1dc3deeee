import type * as da from '../../da/about/app.ts';
import type { TextOf } from '../../text-of.ts';

export const appText: TextOf<typeof da.appText> = {
  title: 'Stillingen as an app',
  lead: 'Put Stillingen on your home screen. It opens in its own window, remembers your choices and can notify you of goals once you have allowed notifications.',
  install: 'Install the app',
  installed: 'The app is installed on this device.',
  running: 'You are using the app now.',
  ways: [
    {
      title: 'Android',
      steps: [
        'Open the page in Chrome, Edge or Samsung Internet.',
        'Tap the menu ⋮.',
        'Choose “Add to Home screen” or “Install app”.',
      ],
    },
    {
      title: 'iPhone and iPad',
      steps: ['Open the page in Safari.', 'Tap the Share button.', 'Choose “Add to Home Screen”.'],
      note: 'On iPhone and iPad, notifications only work once the app is on the home screen.',
    },
    {
      title: 'Computer',
      choices: ['Chrome and Edge: press the install icon in the address bar.', 'Safari on Mac: choose File and “Add to Dock”.'],
    },
  ],
  what: 'Good to know',
  points: [
    'The app is the website itself: no file comes from an app store, and it is always up to date.',
    'It takes up almost no space and needs no account.',
    'You remove it like any other app.',
  ],
};
