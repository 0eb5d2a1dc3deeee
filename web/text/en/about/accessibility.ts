import type * as da from '../../da/about/accessibility.ts';
import type { TextOf } from '../../text-of.ts';

export const accessibilityText: TextOf<typeof da.accessibilityText> = {
  title: 'Accessibility',
  lead: 'Everyone should be able to use Stillingen. We aim for WCAG 2.2 at level AA. The site has not been reviewed by an independent party.',
  tested: 'What has been tested',
  testedText: 'Every change to the program is tested automatically in a browser:',
  tests: [
    'One page of each kind is tested with axe, in the light and dark theme, on a narrow and a wide screen.',
    'The list, the match, the competition and the team can be used with the keyboard alone, and the focused element is visible on the screen.',
    'No page scrolls sideways when it is enlarged so that the window is only 320 pixels wide.',
    'No text is smaller than 12 pixels.',
    'Nothing moves when the device asks for reduced motion, not even at goals.',
    'The pages show the same content without JavaScript, except those about what is stored in your browser.',
  ],
  known: 'What we know is missing',
  limits: [
    'The site has not been tested systematically with screen readers by people who use them every day.',
    'New goals in a list are not read out by themselves, because many can arrive at once.',
    'Names of teams and players from other countries are not marked with their language.',
    'News and videos that the site links to are on other websites, which we cannot vouch for.',
  ],
  help: 'Shortcuts and choices',
  helpText: 'Press ? on a keyboard to see the shortcuts. Choose the theme and denser lists under',
  contact: 'Let us know if something does not work',
  contactText: 'Tell us which page it is and which assistive tools you use. Write to',
  contactUnknown: 'The operator of this site has not given an email address.',
};
