import { EMBED_KINDS, EMBED_PREFIX, EMBED_SCRIPT_PATH, EMBED_THEMES, embedFolder } from '@stillingen/wire';
import { textAnswer } from '../http/documentation.ts';

const TAGS = ['Channels'];
/** 'kamp', 'tabel', 'liga'. */
const folders = EMBED_KINDS.map((kind) => embedFolder(kind).split('/').at(-2)!);

/** What other sites show in a frame. */
export const embedPaths = (): Readonly<Record<string, object>> => ({
  [`${EMBED_PREFIX}{kind}/{id}/`]: {
    get: {
      ...{
        summary: 'Show a match, a table or a league in a frame',
        tags: TAGS,
        description: 'Without cookies (docs/channels.md).',
      },
      parameters: [
        { name: 'kind', in: 'path', required: true, schema: { type: 'string', enum: folders }, example: folders[0] },
        { name: 'id', in: 'path', required: true, schema: { type: 'string', pattern: '^[A-Za-z0-9]{8}$' }, example: 'KlMnOp34' },
        {
          ...{ name: 'theme', in: 'query', schema: { type: 'string', enum: EMBED_THEMES.filter((theme) => theme !== 'auto') } },
          ...{ description: 'That of the reader without it.', example: 'dark' },
        },
      ],
      responses: {
        200: textAnswer('A document that any site may frame.', undefined, 'text/html'),
        400: textAnswer('Another query.'),
        404: textAnswer('Another address, or an unknown id.'),
      },
    },
  },
  [EMBED_SCRIPT_PATH]: {
    get: {
      ...{ summary: 'Place embeds by a script tag', tags: TAGS },
      responses: { 200: textAnswer('The script.', undefined, 'text/javascript') },
    },
  },
});
