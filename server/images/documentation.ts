import { emptyAnswer, type Tag, textAnswer } from '../http/documentation.ts';
import { CARD_SIZE, FORMATS, KINDS, SIZES } from './address.ts';

const TAG: Tag = 'Pictures';
const line = (description: string, example: string): object => textAnswer(description, example);

export const IMAGE_SCHEMA = {
  summary: 'A picture: a crest, a flag, a person, or the card of a shared link',
  description:
    'The hash in the name is that of the drawing: with it the picture may be kept for ever, without it for five minutes. With an old one the answer leads to the present one.',
  tags: [TAG],
  documents: {
    params: {
      type: 'object',
      properties: {
        kind: { type: 'string', enum: KINDS, examples: ['team'] },
        name: {
          type: 'string',
          description: `{id}@{size}[.{hash}].{format}: the size is one of ${SIZES.join(', ')}, and ${CARD_SIZE} for a card; the format is one of ${FORMATS.join(', ')}.`,
          examples: ['KlMnOp34@64.0123456789ab.webp'],
        },
      },
    },
    response: {
      200: textAnswer('The picture.', undefined, 'image/png'),
      302: emptyAnswer('The address of the present drawing.'),
      304: emptyAnswer('The known picture is unchanged.'),
      404: line('An unknown kind, id, size or format.', `unknown size of an image; allowed for site: ${CARD_SIZE}`),
      429: line('Too much was requested from this address; retry after `Retry-After` seconds.', 'too many images; retry later'),
      500: line('The picture could not be drawn.', 'the image could not be drawn'),
      503: line('Too many pictures are being drawn; retry after `Retry-After` seconds.', 'too many images wait; retry later'),
    },
  },
};
