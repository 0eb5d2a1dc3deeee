import type * as da from '../da/account.ts';
import type { TextOf } from '../text-of.ts';
import { plural } from './language.ts';

export const accountText: TextOf<typeof da.accountText> = {
  logIn: 'Log in',
  loggingIn: 'Logging in …',
  logOut: 'Log out',
  loggingOut: 'Logging out …',
  loggedOut: 'You are logged out.',
  account: 'My account',
  accountOf: (name) => (name === '' ? 'My account' : `My account: ${name}`),
  me: 'Me',
  createAccount: 'Create account',
  creating: 'Creating account …',
  undo: 'Undo',
  close: 'Close',
  back: 'Back',
  save: 'Save',
  saving: 'Saving …',
  saved: 'Saved.',
  sending: 'Sending …',
  wait: 'One moment …',
  slow: 'This is taking longer than usual. We are still trying.',
  retry: 'Try again',
  offline: 'You are offline. What you type stays until you are online again.',
  unreachable: 'There is no connection to the server. Please try again shortly.',
  email: 'Email',
  password: 'Password',
  oldPassword: 'Current password',
  newPassword: 'New password',
  repeatPassword: 'Repeat password',
  showPassword: 'Show password',
  show: 'Show',
  hide: 'Hide',
  name: 'Name',
  optional: 'optional',
  forgotPassword: 'Forgot your password?',
  registerAgain: 'Create the account again to get a new link',
  noAccount: 'No account yet?',
  hasAccount: 'Already have an account?',
  orWith: 'or',
  continueWith: (provider) => `Continue with ${provider}`,
  connectWith: (provider) => `Connect ${provider}`,
  agree: 'I accept',
  acceptTerms: 'I accept the terms of use',
  readTerms: 'Read the terms of use',
  readPrivacy: 'Read how we handle your data',
  robotWorking: 'We are checking that you are not a robot …',
  robotDone: 'Checked: you are not a robot.',
  robotFailed: 'We could not check whether you are a robot. We will try again when you submit.',
  robotQuestion: 'Are you human?',
  robotUnavailable: 'We cannot check whether you are a robot, so we cannot accept the form right now. Please try again later.',
  loading: 'Loading …',
  loadFailed: 'The content could not be loaded.',
};

export const forgottenText: TextOf<typeof da.forgottenText> = {
  title: 'Forgotten password',
  why: 'Enter the email address you created the account with. We will send a link where you can choose a new password.',
  send: 'Send link',
};
export const newPasswordText: TextOf<typeof da.newPasswordText> = {
  title: 'Choose a new password',
  why: (providers) =>
    `You will be logged out on all devices, and login with ${providers} will be removed. You can connect it again afterwards.`,
  save: 'Save password',
  newLink: 'Get a new link',
};
export const passwordChangeText: TextOf<typeof da.passwordChangeText> = {
  title: 'Change password',
  why: 'You will be logged out on your other devices.',
  save: 'Change password',
  noPassword: 'Do you have no password, or have you forgotten it?',
};
export const verificationText: TextOf<typeof da.verificationText> = {
  title: 'Confirm',
  working: 'Confirming …',
  again: 'Log in, or create the account again to get a new link.',
  againForAddress: 'Edit your profile to get a new link.',
};
export const providerEmailText: TextOf<typeof da.providerEmailText> = {
  title: 'Your email address',
  why: 'We need your email address to create the account. You will get an email to confirm it.',
  send: 'Continue',
};
export const consentText: TextOf<typeof da.consentText> = {
  title: 'Our terms have been updated',
  titleNew: 'Before you continue',
  why: 'Read and accept to use your account. If you say no thanks, you will be logged out; you can still see all results.',
  whyNew: 'Read and accept to create an account. If you say no thanks, no account is created.',
  decline: 'No thanks',
};
export const profileText: TextOf<typeof da.profileText> = {
  title: 'Profile',
  proof: 'Enter your password to change your email.',
  proofHint: 'You can leave this empty if you logged in within the last 15 minutes.',
  sendAgain: 'Send the link that confirms your email again',
};
export const deletionText: TextOf<typeof da.deletionText> = {
  title: 'Delete account',
  warning: 'Your account and your data will be deleted permanently. This cannot be undone.',
  export: 'If you want to keep your data, download it first under settings.',
  word: 'DELETE',
  type: (word) => `Type ${word} to confirm`,
  wrongWord: (word) => `Type the word ${word} in capital letters.`,
  confirm: 'Yes, delete my account',
  working: 'Deleting …',
};
export const promptText: TextOf<typeof da.promptText> = {
  title: 'Have your matches on all devices',
  why: 'Your matches and settings are only stored in this browser. With a free account you have them on your phone and computer too.',
  notNow: 'Not now',
};
export const menuText: TextOf<typeof da.menuText> = {
  notVerified: 'Email not confirmed',
  saving: 'Saving …',
  saved: 'Everything is saved',
  waiting: 'Offline: will be saved when you are online again',
  settings: 'Profile and settings',
};

export const settingsWindowText: TextOf<typeof da.settingsWindowText> = {
  title: 'Profile and settings',
  profile: 'Profile',
  edit: 'Edit',
  emailVerified: 'confirmed',
  emailNotVerified: 'not confirmed',
  password: 'Password',
  passwordHidden: 'Never shown',
  change: 'Change',
  connections: 'Other ways to log in',
  connectionsHint: 'Connect an account to log in with it.',
  connected: (when) => `Connected ${when}`,
  disconnect: 'Remove',
  disconnectFrom: (provider) => `Remove login with ${provider}`,
  keepConnection: (provider) => `Undo: remove login with ${provider}`,
  disconnecting: 'Removing in a moment …',
  disconnected: 'The login has been removed, and you are logged out on other devices.',
  onlyWayIn: 'Your only way to log in. Choose a password before you remove it.',
  sessions: 'Devices you are logged in on',
  thisDevice: 'This device',
  seen: (when) => `Last active ${when}`,
  endSession: 'Log out',
  endSessionOf: (device) => `Log out on ${device}`,
  ending: 'Logging out in a moment …',
  keepSessionOf: (device) => `Undo: log out on ${device}`,
  sessionEnded: 'The device is logged out.',
  endOthers: 'Log out on all other devices',
  othersEnded: 'You are logged out on your other devices.',
  terms: 'Terms and privacy',
  marketing: 'Consent to marketing',
  consentSaved: 'Your choice has been saved.',
  yours: 'Your data',
  export: 'Download my data',
  delete: 'Delete account',
};
export const exportText: TextOf<typeof da.exportText> = {
  title: 'Download my data',
  why: 'A file with everything we store about you. It can be downloaded once a day.',
  get: 'Download the file',
  getting: 'Downloading …',
  got: 'The file has been downloaded.',
};
export const marketingText: TextOf<typeof da.marketingText> = {
  title: 'May we write to you?',
  yes: 'Yes please',
  no: 'No thanks',
};
export const noticeText: TextOf<typeof da.noticeText> = {
  unfinishedLogout: 'You are logged out here, but the server has not answered yet. We will try again.',
  unfinishedDeletion: 'Your account has not been deleted yet: the server has not answered. We will try again.',
  dismiss: 'Close the message',
};

export const PROVIDER_NAMES: TextOf<typeof da.PROVIDER_NAMES> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
  gso: 'Google',
};
export const TERMS_NAMES: TextOf<typeof da.TERMS_NAMES> = { tou: 'Terms of use', pp: 'Privacy policy' };

export const passwordRuleText: TextOf<typeof da.passwordRuleText> = {
  tooShort: 'at least 8 characters',
  noLowercase: 'a lower-case letter',
  noUppercase: 'an upper-case letter',
  noSpecial: 'a special character',
  space: 'no spaces',
};
export const passwordRules: TextOf<typeof da.passwordRules> = {
  title: 'Password requirements',
  met: 'met',
  missing: 'missing',
  good: 'The password meets the requirements.',
};

/** '40 seconds', '5 minutes', '2 hours'. */
export const waitText: TextOf<typeof da.waitText> = (seconds) => {
  if (seconds < 60) return plural(Math.max(1, Math.ceil(seconds)), 'second', 'seconds');
  if (seconds < 3600) return plural(Math.ceil(seconds / 60), 'minute', 'minutes');
  return plural(Math.ceil(seconds / 3600), 'hour', 'hours');
};

const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 86_400_000;
/** 'just now', '5 minutes ago', 'an hour ago'. Milliseconds since the epoch. */
export const agoText: TextOf<typeof da.agoText> = (atMs, nowMs) => {
  const ageMs = Math.max(0, nowMs - atMs);
  if (ageMs < MINUTE_MS) return 'just now';
  if (ageMs < HOUR_MS) return `${plural(Math.floor(ageMs / MINUTE_MS), 'minute', 'minutes')} ago`;
  if (ageMs < 2 * HOUR_MS) return 'an hour ago';
  if (ageMs < DAY_MS) return `${Math.floor(ageMs / HOUR_MS)} hours ago`;
  return `${plural(Math.floor(ageMs / DAY_MS), 'day', 'days')} ago`;
};

export const FIELD_TEXT: TextOf<typeof da.FIELD_TEXT> = {
  invalid_email: 'Enter a valid email address.',
  field_required: 'This field is required.',
  nickname_invalid: 'Use at least 5 characters: a-z, digits, full stop, - and _',
  passwords_differ: 'The passwords do not match.',
  password_invalid: 'The password does not meet the requirements.',
  password_too_short: 'The password must have at least 8 characters.',
  password_no_spaces: 'The password must not contain spaces.',
  password_needs_lowercase: 'Use at least one lower-case letter.',
  password_needs_uppercase: 'Use at least one upper-case letter.',
  password_needs_special: 'Use at least one special character.',
  code_expired: 'The link has expired or has already been used.',
};
export const PASSWORD_TOO_COMMON: TextOf<typeof da.PASSWORD_TOO_COMMON> = 'The password is too common.';
export const WRONG_OLD_PASSWORD: TextOf<typeof da.WRONG_OLD_PASSWORD> = 'The password is wrong.';
export const PROOF_NEEDED: TextOf<typeof da.PROOF_NEEDED> = 'Log in again first: it is too long since you last did.';
export const MUST_ACCEPT: TextOf<typeof da.MUST_ACCEPT> = 'Accept the terms to create an account.';

export const MESSAGE_TEXT: TextOf<typeof da.MESSAGE_TEXT> = {
  login_failed: 'Wrong email or password.',
  account_not_verified: 'The account has not been confirmed. Check your inbox.',
  password_invalid: 'The password does not meet the requirements.',
  robot_confirmation: 'Confirm that you are not a robot.',
  email_used: 'The email address is already in use.',
  server_error: 'A server error occurred. Please try again later.',
  technical_error: 'A technical error occurred. Please try again.',
  login_needed: 'You must be logged in to use this feature.',
  code_expired: 'The link has expired or has already been used.',
  provider_needs_email: 'We need your email address to create the account.',
  connection_already_used: 'This account is already connected to another user.',
  provider_not_supported: 'This way to log in is not supported.',
  terms_updated: 'Our terms have been updated',
  session_expired: 'You have been logged out. Please log in again.',
};
/** `seconds` is null if the service does not send them. */
export const tooManyText: TextOf<typeof da.tooManyText> = (seconds) =>
  seconds === null
    ? 'Too many attempts. Please try again later.'
    : `Too many attempts. Please try again in ${waitText(seconds)}.`;

export const DONE_TEXT: TextOf<typeof da.DONE_TEXT> = {
  registration: {
    title: 'Check your inbox',
    text: 'We have sent you an email with a link. Open it to confirm your account. It works for 24 hours. Check your spam folder too if the email has not arrived in a few minutes.',
  },
  forgottenPassword: {
    title: 'Check your inbox',
    text: 'If there is an account with this email, we have sent a link. It works for 30 minutes. Check your spam folder too.',
  },
  newPassword: { title: 'Password changed', text: 'Log in with the new one. You are logged out on all devices.' },
  passwordChange: { title: 'Password changed', text: 'You are logged out on your other devices.' },
  verification: { title: 'Confirmed', text: 'Your account is ready. Log in to use it.' },
  emailVerified: { title: 'Email confirmed', text: 'From now on you log in with it.' },
  provider: { title: 'Connected', text: 'From now on you can log in this way too.' },
  profile: { title: 'Saved', text: 'Your profile has been updated.' },
  email: {
    title: 'Check your inbox',
    text: 'We have sent you an email with a link. Open it to confirm the new address. Until then you log in with the old one.',
  },
  deleteAccount: {
    title: 'Your account has been deleted',
    text: 'Everything we had stored is gone. You will get an email as a receipt.',
  },
};
export const RESEND: TextOf<typeof da.RESEND> = 'Send the email again';
export const RESENT: TextOf<typeof da.RESENT> = 'Sent again.';
