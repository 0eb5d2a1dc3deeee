import type { Block, MailContent } from './templates.ts';

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);

const textOf = (block: Block): string => (typeof block === 'string' ? block : `${block.label}:\n${block.url}`);

function htmlOf(block: Block): string {
  if (typeof block === 'string') return `<p>${escape(block)}</p>`;
  const url = escape(block.url);
  return `<p>${escape(block.label)}:<br><a href="${url}">${url}</a></p>`;
}

/** A letter as plain text. */
export const asText = ({ blocks }: MailContent): string => `${blocks.map(textOf).join('\n\n')}\n`;

/** The same as HTML: nothing is loaded from anywhere, and every address is seen before it is followed. */
export const asHtml = ({ subject, blocks }: MailContent): string => `<!doctype html>
<html lang="da">
<head><meta charset="utf-8"><title>${escape(subject)}</title></head>
<body style="font-family: sans-serif; max-width: 34em">
${blocks.map(htmlOf).join('\n')}
</body>
</html>
`;
