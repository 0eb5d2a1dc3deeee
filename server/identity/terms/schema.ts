import { MARKETING_TEXTS, MARKETING_VARIANTS, type MarketingLevel, TERMS_TYPES } from '@stillingen/wire/account';
import Type from 'typebox';
import { strictObject } from '../../http/request.ts';
import { ProjectField } from '../accounts/schema.ts';
import { DETAIL_CODE_OF } from './terms.ts';

const ProjectIds = Type.Optional(Type.String({ pattern: '^[0-9]{1,4}(,[0-9]{1,4}){0,19}$', examples: ['8'] }));
export const ListQuery = strictObject({
  archived: Type.Optional(Type.Enum(['true', 'false'], { examples: ['false'] })),
  projectIds: ProjectIds,
});
export const DocumentQuery = strictObject({
  projectId: Type.Optional(Type.String({ pattern: '^[0-9]{1,4}$', examples: ['8'] })),
});
/** Of addresses; read by the handler, which answers another type or version with 404. */
const DocumentType = Type.Enum([...TERMS_TYPES], { examples: ['tou'] });
export const ListParams = Type.Object({ type: DocumentType });
export const DocumentParams = Type.Object({ type: DocumentType, version: Type.String({ examples: ['latest'] }) });
export const AgreedQuery = strictObject({ projectIds: ProjectIds });
export const AgreementsBody = strictObject({
  projectId: ProjectField,
  terms: Type.Array(
    strictObject({
      code: Type.Enum(Object.values(DETAIL_CODE_OF)),
      type: Type.Enum([...TERMS_TYPES]),
      version: Type.String({ minLength: 1, maxLength: 32 }),
    }),
    { minItems: 1, maxItems: TERMS_TYPES.length },
  ),
});

const TextVersion = Type.String({ pattern: '^[0-9a-z.-]{1,32}$' });
export const ApprovalBody = strictObject({
  projectId: ProjectField,
  level: Type.Enum(Object.keys(MARKETING_TEXTS) as MarketingLevel[]),
  approved: Type.Boolean(),
  textVersion: TextVersion,
  source: Type.Enum([...MARKETING_VARIANTS]),
});
const Choice = strictObject({ granted: Type.Boolean(), textVersion: TextVersion });
export const ConsentBody = strictObject({ basic: Type.Optional(Choice), extended: Type.Optional(Choice) }, { minProperties: 1 });
