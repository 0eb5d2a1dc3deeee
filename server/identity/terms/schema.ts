import { MARKETING_TEXTS, MARKETING_VARIANTS, type MarketingLevel, TERMS_TYPES } from '@stillingen/wire/account';
import Type from 'typebox';
import { ProjectField } from '../accounts/schema.ts';
import { DETAIL_CODE_OF } from './terms.ts';

const strict = { additionalProperties: false };
const ProjectIds = Type.Optional(Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,19}$' }));
export const ListQuery = Type.Object({ archived: Type.Optional(Type.Enum(['true', 'false'])), projectIds: ProjectIds }, strict);
export const DocumentQuery = Type.Object({ projectId: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$' })) }, strict);
export const AgreedQuery = Type.Object({ projectIds: ProjectIds }, strict);
export const AgreementsBody = Type.Object(
  {
    projectId: ProjectField,
    terms: Type.Array(
      Type.Object(
        {
          code: Type.Enum(Object.values(DETAIL_CODE_OF)),
          type: Type.Enum([...TERMS_TYPES]),
          version: Type.String({ minLength: 1, maxLength: 32 }),
        },
        strict,
      ),
      { minItems: 1, maxItems: TERMS_TYPES.length },
    ),
  },
  strict,
);

const TextVersion = Type.String({ pattern: '^[0-9a-z.-]{1,32}$' });
export const ApprovalBody = Type.Object(
  {
    projectId: ProjectField,
    level: Type.Enum(Object.keys(MARKETING_TEXTS) as MarketingLevel[]),
    approved: Type.Boolean(),
    textVersion: TextVersion,
    source: Type.Enum([...MARKETING_VARIANTS]),
  },
  strict,
);
const Choice = Type.Object({ granted: Type.Boolean(), textVersion: TextVersion }, strict);
export const ConsentBody = Type.Object(
  { basic: Type.Optional(Choice), extended: Type.Optional(Choice) },
  { ...strict, minProperties: 1 },
);
