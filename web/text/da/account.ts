import type { FieldMessage, MessageKey } from '@stillingen/client/account';
import type { SocialProvider, TermsType } from '@stillingen/wire/account';

export const accountText = {
  logIn: 'Log ind',
  loggingIn: 'Logger ind …',
  logOut: 'Log ud',
  loggingOut: 'Logger ud …',
  loggedOut: 'Du er logget ud.',
  account: 'Min konto',
  accountOf: (name: string): string => (name === '' ? 'Min konto' : `Min konto: ${name}`),
  me: 'Mig',
  createAccount: 'Opret konto',
  creating: 'Opretter konto …',
  undo: 'Fortryd',
  close: 'Luk',
  back: 'Tilbage',
  save: 'Gem',
  saving: 'Gemmer …',
  saved: 'Gemt.',
  sending: 'Sender …',
  wait: 'Et øjeblik …',
  slow: 'Det tager længere tid end normalt. Vi prøver stadig.',
  retry: 'Prøv igen',
  offline: 'Du er offline. Det, du skriver, bliver stående, til du er online igen.',
  unreachable: 'Der er ingen forbindelse til serveren. Prøv igen om lidt.',
  email: 'E-mail',
  password: 'Adgangskode',
  oldPassword: 'Nuværende adgangskode',
  newPassword: 'Ny adgangskode',
  repeatPassword: 'Gentag adgangskode',
  showPassword: 'Vis adgangskode',
  show: 'Vis',
  hide: 'Skjul',
  name: 'Navn',
  optional: 'valgfrit',
  forgotPassword: 'Glemt adgangskode?',
  registerAgain: 'Opret kontoen igen for at få et nyt link',
  noAccount: 'Har du ingen konto?',
  hasAccount: 'Har du allerede en konto?',
  orWith: 'eller',
  continueWith: (provider: string): string => `Fortsæt med ${provider}`,
  connectWith: (provider: string): string => `Forbind ${provider}`,
  agree: 'Jeg accepterer',
  acceptTerms: 'Jeg accepterer vilkårene for brug',
  readTerms: 'Læs vilkårene for brug',
  readPrivacy: 'Læs, hvordan vi behandler dine oplysninger',
  robotWorking: 'Vi tjekker, at du ikke er en robot …',
  robotDone: 'Tjekket: du er ikke en robot.',
  robotFailed: 'Vi kunne ikke tjekke, om du er en robot. Vi prøver igen, når du sender.',
  robotQuestion: 'Er du et menneske?',
  robotUnavailable: 'Vi kan ikke tjekke, om du er en robot, og kan derfor ikke tage imod formularen lige nu. Prøv igen senere.',
  loading: 'Henter …',
  loadFailed: 'Indholdet kunne ikke hentes.',
} as const;

export const forgottenText = {
  title: 'Glemt adgangskode',
  why: 'Skriv den e-mailadresse, du oprettede kontoen med. Så sender vi et link, hvor du kan vælge en ny adgangskode.',
  send: 'Send link',
} as const;
export const newPasswordText = {
  title: 'Vælg en ny adgangskode',
  why: (providers: string): string =>
    `Du bliver logget ud på alle enheder, og login med ${providers} bliver fjernet. Du kan forbinde det igen bagefter.`,
  save: 'Gem adgangskode',
  newLink: 'Få et nyt link',
} as const;
export const passwordChangeText = {
  title: 'Skift adgangskode',
  why: 'Du bliver logget ud på dine andre enheder.',
  save: 'Skift adgangskode',
  noPassword: 'Har du ikke en adgangskode, eller har du glemt den?',
} as const;
export const verificationText = {
  title: 'Bekræft',
  working: 'Bekræfter …',
  again: 'Log ind, eller opret kontoen igen for at få et nyt link.',
  againForAddress: 'Ret din profil for at få et nyt link.',
} as const;
export const providerEmailText = {
  title: 'Din e-mailadresse',
  why: 'Vi mangler din e-mailadresse for at oprette kontoen. Du får en mail, hvor du bekræfter den.',
  send: 'Fortsæt',
} as const;
export const consentText = {
  title: 'Vores vilkår er blevet opdateret',
  titleNew: 'Før du fortsætter',
  why: 'Læs og acceptér for at bruge din konto. Siger du nej tak, bliver du logget ud; alle resultater kan stadig ses.',
  whyNew: 'Læs og acceptér for at oprette en konto. Siger du nej tak, bliver der ingen konto.',
  decline: 'Nej tak',
} as const;
export const profileText = {
  title: 'Profil',
  proof: 'Skriv din adgangskode for at skifte e-mail.',
  proofHint: 'Feltet kan stå tomt, hvis du har logget ind inden for et kvarter.',
  sendAgain: 'Send linket, der bekræfter e-mailen, igen',
} as const;
export const deletionText = {
  title: 'Slet konto',
  warning: 'Din konto og dine data slettes permanent. Det kan ikke fortrydes.',
  export: 'Vil du beholde dine data, så hent dem først under indstillinger.',
  word: 'SLET',
  type: (word: string): string => `Skriv ${word} for at bekræfte`,
  wrongWord: (word: string): string => `Skriv ordet ${word} med store bogstaver.`,
  confirm: 'Ja, slet min konto',
  working: 'Sletter …',
} as const;
export const promptText = {
  title: 'Hav dine kampe på alle enheder',
  why: 'Dine kampe og indstillinger er kun gemt i denne browser. Med en gratis konto har du dem også på telefonen og computeren.',
  notNow: 'Ikke nu',
} as const;
export const menuText = {
  notVerified: 'E-mail ikke bekræftet',
  saving: 'Gemmer …',
  saved: 'Alt er gemt',
  waiting: 'Offline: gemmes, når du er online igen',
  settings: 'Profil og indstillinger',
} as const;

export const settingsWindowText = {
  title: 'Profil og indstillinger',
  profile: 'Profil',
  edit: 'Ret',
  emailVerified: 'bekræftet',
  emailNotVerified: 'ikke bekræftet',
  password: 'Adgangskode',
  passwordHidden: 'Vises aldrig',
  change: 'Skift',
  connections: 'Log ind på andre måder',
  connectionsHint: 'Forbind en konto for at logge ind med den.',
  connected: (when: string): string => `Forbundet ${when}`,
  disconnect: 'Fjern',
  disconnectFrom: (provider: string): string => `Fjern login med ${provider}`,
  keepConnection: (provider: string): string => `Fortryd: fjern login med ${provider}`,
  disconnecting: 'Fjernes om et øjeblik …',
  disconnected: 'Loginet er fjernet, og du er logget ud på andre enheder.',
  onlyWayIn: 'Dit eneste login. Vælg en adgangskode, før du fjerner det.',
  sessions: 'Enheder, du er logget ind på',
  thisDevice: 'Denne enhed',
  seen: (when: string): string => `Sidst aktiv ${when}`,
  endSession: 'Log ud',
  endSessionOf: (device: string): string => `Log ud på ${device}`,
  ending: 'Logger ud om et øjeblik …',
  keepSessionOf: (device: string): string => `Fortryd: log ud på ${device}`,
  sessionEnded: 'Enheden er logget ud.',
  endOthers: 'Log ud på alle andre enheder',
  othersEnded: 'Du er logget ud på dine andre enheder.',
  terms: 'Vilkår og privatliv',
  marketing: 'Samtykke til markedsføring',
  consentSaved: 'Dit valg er gemt.',
  yours: 'Dine data',
  export: 'Hent mine data',
  delete: 'Slet konto',
} as const;
export const exportText = {
  title: 'Hent mine data',
  why: 'En fil med alt, hvad vi gemmer om dig. Den kan hentes én gang i døgnet.',
  get: 'Hent filen',
  getting: 'Henter …',
  got: 'Filen er hentet.',
} as const;
export const marketingText = { title: 'Må vi skrive til dig?', yes: 'Ja tak', no: 'Nej tak' } as const;
export const noticeText = {
  unfinishedLogout: 'Du er logget ud her, men serveren har ikke svaret endnu. Vi prøver igen.',
  unfinishedDeletion: 'Din konto er ikke slettet endnu: serveren har ikke svaret. Vi prøver igen.',
  dismiss: 'Luk beskeden',
} as const;

export const PROVIDER_NAMES: Readonly<Record<SocialProvider, string>> = {
  apple: 'Apple',
  facebook: 'Facebook',
  google: 'Google',
  gso: 'Google',
};
export const TERMS_NAMES: Readonly<Record<TermsType, string>> = { tou: 'Vilkår for brug', pp: 'Privatlivspolitik' };

export const passwordRuleText = {
  tooShort: 'mindst 8 tegn',
  noLowercase: 'et lille bogstav',
  noUppercase: 'et stort bogstav',
  noSpecial: 'et specialtegn',
  space: 'ingen mellemrum',
} as const;
export const passwordRules = {
  title: 'Krav til adgangskoden',
  met: 'opfyldt',
  missing: 'mangler',
  good: 'Adgangskoden opfylder kravene.',
} as const;

/** '40 sekunder', '5 minutter', '2 timer'. */
export function waitText(seconds: number): string {
  const count = (amount: number, one: string, many: string): string => `${amount} ${amount === 1 ? one : many}`;
  if (seconds < 60) return count(Math.max(1, Math.ceil(seconds)), 'sekund', 'sekunder');
  if (seconds < 3600) return count(Math.ceil(seconds / 60), 'minut', 'minutter');
  return count(Math.ceil(seconds / 3600), 'time', 'timer');
}

const MINUTE_MS = 60_000;
/** 'lige nu', 'for 5 minutter siden'. Milliseconds since the epoch. */
export function agoText(atMs: number, nowMs: number): string {
  const ageMs = Math.max(0, nowMs - atMs);
  if (ageMs < MINUTE_MS) return 'lige nu';
  const days = Math.floor(ageMs / 86_400_000);
  if (days === 0)
    return `for ${waitText(ageMs < 3_600_000 ? Math.floor(ageMs / MINUTE_MS) * 60 : Math.floor(ageMs / 3_600_000) * 3600)} siden`;
  return days === 1 ? 'for 1 dag siden' : `for ${days} dage siden`;
}

export const FIELD_TEXT: Readonly<Record<FieldMessage, string>> = {
  invalid_email: 'Indtast en gyldig e-mailadresse.',
  field_required: 'Feltet skal udfyldes.',
  nickname_invalid: 'Brug mindst 5 tegn: a-z, tal, punktum, - og _',
  passwords_differ: 'Adgangskoderne er ikke ens.',
  password_invalid: 'Adgangskoden opfylder ikke kravene.',
  password_too_short: 'Adgangskoden skal være på mindst 8 tegn.',
  password_no_spaces: 'Adgangskoden må ikke indeholde mellemrum.',
  password_needs_lowercase: 'Brug mindst ét lille bogstav.',
  password_needs_uppercase: 'Brug mindst ét stort bogstav.',
  password_needs_special: 'Brug mindst ét specialtegn.',
  code_expired: 'Linket er udløbet eller allerede brugt.',
};
export const PASSWORD_TOO_COMMON = 'Adgangskoden er for almindelig.';
export const WRONG_OLD_PASSWORD = 'Adgangskoden er forkert.';
export const PROOF_NEEDED = 'Log ind igen først: det er for længe siden, du gjorde det.';
export const MUST_ACCEPT = 'Acceptér vilkårene for at oprette en konto.';

type ShownMessage = Exclude<MessageKey, 'too_many_attempts'> | 'session_expired' | 'login_needed';
export const MESSAGE_TEXT: Readonly<Record<ShownMessage, string>> = {
  login_failed: 'Forkert e-mail eller adgangskode.',
  account_not_verified: 'Kontoen er ikke bekræftet. Tjek din indbakke.',
  password_invalid: 'Adgangskoden opfylder ikke kravene.',
  robot_confirmation: 'Bekræft, at du ikke er en robot.',
  email_used: 'E-mailadressen er allerede i brug.',
  server_error: 'Der opstod en serverfejl. Prøv igen senere.',
  technical_error: 'Der opstod en teknisk fejl. Prøv igen.',
  login_needed: 'Du skal være logget ind for at bruge denne funktion.',
  code_expired: 'Linket er udløbet eller allerede brugt.',
  provider_needs_email: 'Vi mangler din e-mailadresse for at oprette kontoen.',
  connection_already_used: 'Denne konto er allerede knyttet til en anden bruger.',
  provider_not_supported: 'Denne loginmetode understøttes ikke.',
  terms_updated: 'Vores vilkår er blevet opdateret',
  session_expired: 'Du er blevet logget ud. Log ind igen.',
};
/** `seconds` is null if the service does not send them. */
export const tooManyText = (seconds: number | null): string =>
  seconds === null ? 'For mange forsøg. Prøv igen senere.' : `For mange forsøg. Prøv igen om ${waitText(seconds)}.`;

interface DoneText {
  readonly title: string;
  readonly text: string;
}
export const DONE_TEXT = {
  registration: {
    title: 'Tjek din indbakke',
    text: 'Vi har sendt dig en e-mail med et link. Åbn det for at bekræfte din konto. Det virker i 24 timer. Kig også i spam, hvis mailen ikke er kommet om et par minutter.',
  },
  forgottenPassword: {
    title: 'Tjek din indbakke',
    text: 'Hvis der findes en konto med denne e-mail, har vi sendt et link. Det virker i 30 minutter. Kig også i spam.',
  },
  newPassword: { title: 'Adgangskoden er skiftet', text: 'Log ind med den nye. Du er logget ud på alle enheder.' },
  passwordChange: { title: 'Adgangskoden er skiftet', text: 'Du er logget ud på dine andre enheder.' },
  verification: { title: 'Bekræftet', text: 'Din konto er klar. Log ind for at bruge den.' },
  emailVerified: { title: 'E-mail bekræftet', text: 'Fra nu af logger du ind med den.' },
  provider: { title: 'Forbundet', text: 'Fra nu af kan du også logge ind på den måde.' },
  profile: { title: 'Gemt', text: 'Din profil er opdateret.' },
  email: {
    title: 'Tjek din indbakke',
    text: 'Vi har sendt dig en e-mail med et link. Åbn det for at bekræfte den nye adresse. Indtil da logger du ind med den gamle.',
  },
  deleteAccount: { title: 'Din konto er slettet', text: 'Alt, hvad vi havde gemt, er væk. Du får en mail som kvittering.' },
} as const satisfies Record<string, DoneText>;
export const RESEND = 'Send e-mailen igen';
export const RESENT = 'Sendt igen.';
