import type { MailLink } from '@stillingen/wire/account';
import type { CodeKind, MailKind } from '../context.ts';
import { CODE_MINUTES } from '../secrets/tokens.ts';

export type Block = string | { readonly label: string; readonly url: string };
export interface MailContent {
  readonly subject: string;
  readonly blocks: readonly Block[];
}

interface TemplateValues {
  readonly site: string;
  readonly link: string;
  readonly providers: string;
}
interface MailTemplate {
  /** Only verified addresses are greeted by name: others could be typed by anyone. */
  readonly greets: boolean;
  readonly linkKind?: MailLink['kind'];
  readonly write: (words: TemplateValues) => MailContent;
}

const HOUR_MINUTES = 60;
function lifeOf(kind: CodeKind): string {
  const minutes = CODE_MINUTES[kind];
  if (minutes < HOUR_MINUTES) return `${minutes} minutter`;
  return minutes === HOUR_MINUTES ? '1 time' : `${minutes / HOUR_MINUTES} timer`;
}
const onceOnly = (kind: CodeKind): string => `Linket virker i ${lifeOf(kind)} og kun én gang.`;
const RESET_IT =
  'Var det ikke dig, så vælg straks en ny adgangskode med ”Glemt adgangskode?”, hvor du logger ind. Så bliver du logget ud på alle enheder, og alle andre måder at logge ind på fjernet.';
const toSite = (site: string, url: string): Block => ({ label: `Gå til ${site}`, url });
const NOTHING_TO_DO = 'Var det ikke dig, skal du ikke gøre noget.';

export const TEMPLATES: { readonly [Kind in MailKind]: MailTemplate } = {
  verify: {
    greets: false,
    linkKind: 'verifyAccount',
    write: ({ site, link }) => ({
      subject: `Bekræft din konto på ${site}`,
      blocks: [
        `Der er oprettet en konto på ${site} med denne e-mailadresse.`,
        { label: 'Bekræft kontoen her', url: link },
        onceOnly('verifyAccount'),
        `${NOTHING_TO_DO} Uden bekræftelse bliver der ingen konto, og det, der blev skrevet, slettes af sig selv.`,
      ],
    }),
  },
  verifyEmail: {
    greets: false,
    linkKind: 'verifyEmail',
    write: ({ site, link }) => ({
      subject: `Bekræft din e-mailadresse på ${site}`,
      blocks: [
        `Denne e-mailadresse er skrevet på en konto på ${site}.`,
        { label: 'Bekræft adressen her', url: link },
        onceOnly('verifyEmail'),
        NOTHING_TO_DO,
      ],
    }),
  },
  forgottenPassword: {
    greets: true,
    linkKind: 'newPassword',
    write: ({ site, link, providers }) => ({
      subject: `Ny adgangskode til ${site}`,
      blocks: [
        `Vi er blevet bedt om en ny adgangskode til din konto på ${site}.`,
        { label: 'Vælg en ny adgangskode her', url: link },
        `${onceOnly('forgottenPassword')} Når du har valgt en ny adgangskode, er du logget ud på alle enheder.`,
        ...(providers === '' ? [] : [`Login fra ${providers} bliver fjernet, og du kan forbinde det igen bagefter.`]),
        `${NOTHING_TO_DO} Din adgangskode er ikke ændret.`,
      ],
    }),
  },
  passwordChanged: {
    greets: true,
    write: ({ site, link, providers }) => ({
      subject: `Din adgangskode til ${site} er ændret`,
      blocks: [
        `Adgangskoden til din konto på ${site} er ændret, og du er logget ud på andre enheder.`,
        ...(providers === ''
          ? []
          : [`Kontoen kan stadig også åbnes med login fra ${providers}. Det kan du fjerne under ”Profil og indstillinger”.`]),
        RESET_IT,
        toSite(site, link),
      ],
    }),
  },
  passwordReset: {
    greets: true,
    write: ({ site, link, providers }) => ({
      subject: `Du har valgt en ny adgangskode til ${site}`,
      blocks: [
        `Der er valgt en ny adgangskode til din konto på ${site} med linket i vores mail. Du er logget ud på alle enheder.`,
        ...(providers === ''
          ? []
          : [
              `Login fra ${providers} er fjernet og åbner ikke længere kontoen. Er det dit eget, kan du forbinde det igen under ”Profil og indstillinger”.`,
            ]),
        'Var det ikke dig, har andre adgang til din e-mail. Skift adgangskoden til den først, og vælg så en ny her med ”Glemt adgangskode?”, hvor du logger ind.',
        toSite(site, link),
      ],
    }),
  },
  emailChanging: {
    greets: true,
    write: ({ site, link }) => ({
      subject: `Ny e-mailadresse til din konto på ${site}`,
      blocks: [
        `Vi er blevet bedt om at skifte e-mailadressen på din konto på ${site}. Indtil den nye er bekræftet, logger du ind med denne.`,
        'Var det ikke dig, så skift din adgangskode nu. Så bortfalder den nye adresse.',
        toSite(site, link),
      ],
    }),
  },
  alreadyRegistered: {
    greets: true,
    write: ({ site, link }) => ({
      subject: `Du har allerede en konto på ${site}`,
      blocks: [
        `Denne e-mailadresse er brugt igen på ${site}, men den hører allerede til din konto.`,
        'Var det dig, så log ind. Har du glemt din adgangskode, så vælg ”Glemt adgangskode?”, hvor du logger ind.',
        toSite(site, link),
        `${NOTHING_TO_DO} Din konto er uændret.`,
      ],
    }),
  },
  social: {
    greets: true,
    write: ({ site, link }) => ({
      subject: `Din konto på ${site} er oprettet`,
      blocks: [
        `Din konto på ${site} er oprettet. Næste gang logger du ind på samme måde som denne gang, uden en adgangskode til ${site}.`,
        toSite(site, link),
      ],
    }),
  },
  connected: {
    greets: true,
    write: ({ site, link, providers }) => ({
      subject: `Ny måde at logge ind på din konto på ${site}`,
      blocks: [
        `Din konto på ${site} kan nu også åbnes med et login fra ${providers || 'Apple, Facebook eller Google'}.`,
        RESET_IT,
        toSite(site, link),
      ],
    }),
  },
  disconnected: {
    greets: true,
    write: ({ site, link, providers }) => ({
      subject: `Et login til din konto på ${site} er fjernet`,
      blocks: [
        `Din konto på ${site} kan ikke længere åbnes med det login fra ${providers}, som var forbundet, og du er logget ud på andre enheder.`,
        RESET_IT,
        toSite(site, link),
      ],
    }),
  },
  inactive: {
    greets: true,
    write: ({ site, link }) => ({
      subject: `Din konto på ${site} slettes snart`,
      blocks: [
        `Din konto på ${site} har ikke været brugt i 22 måneder. Om to måneder slettes den med alt, hvad der er gemt på den.`,
        'Vil du beholde den, så log ind.',
        toSite(site, link),
      ],
    }),
  },
  deleteAccount: {
    greets: true,
    write: ({ site }) => ({
      subject: `Din konto på ${site} er slettet`,
      blocks: [
        `Din konto på ${site} er slettet med alt, hvad der var gemt på den.`,
        'Det er den sidste e-mail om kontoen. Du kan altid oprette en ny.',
      ],
    }),
  },
};
