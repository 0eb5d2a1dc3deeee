import { EMBED_THEMES, type EmbedHeight, embedPath, type EmbedTheme } from '@stillingen/wire';
import { useEffect, useRef, useState } from 'react';
import { embedText } from '#text/match/embed.ts';
import { Choice } from '../../ui/choice.tsx';
import { Button } from '../../ui/controls/button.tsx';
import { Sheet } from '../../ui/controls/sheet.tsx';
import { EMBED_HEIGHTS, type EmbedDialogProps, iframeCode, scriptCode } from './codes.ts';
import styles from './dialog.module.css';

function Code({ label, code }: { label: string; code: string }) {
  const text = useRef<HTMLPreElement>(null);
  const [copied, setCopied] = useState('');
  async function copy(): Promise<void> {
    // Marked as well: pages over plain http have no clipboard.
    getSelection()?.selectAllChildren(text.current!);
    await navigator.clipboard?.writeText(code).then(
      () => setCopied(code),
      () => {},
    );
  }
  return (
    <section className={styles.code}>
      <p>{label}</p>
      <pre ref={text}>{code}</pre>
      <div>
        <span role="status">{copied === code ? embedText.copied : ''}</span>
        <Button onClick={() => void copy()}>{embedText.copy}</Button>
      </div>
    </section>
  );
}

const MOST_PX = 440;

/** Only looked at. As high as its content, like the frame of the script, up to a part of the window. */
function Preview({ path, height: reserved }: { path: string; height: number }) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(reserved);
  useEffect(() => {
    const fit = ({ source, origin, data }: MessageEvent<EmbedHeight>): void => {
      if (source === frame.current?.contentWindow && origin === location.origin) setHeight(data.height);
    };
    addEventListener('message', fit);
    return () => removeEventListener('message', fit);
  }, []);
  return (
    // oxlint-disable-next-line react/iframe-missing-sandbox -- a page of this site, whose policy allows it nothing of a visitor.
    <iframe
      ref={frame}
      inert
      className={styles.preview}
      height={Math.min(height, MOST_PX)}
      src={path}
      title={embedText.preview}
    />
  );
}

function Options({ offers }: Pick<EmbedDialogProps, 'offers'>) {
  const [kind, setKind] = useState(offers[0]!.kind);
  const [theme, setTheme] = useState<EmbedTheme>('auto');
  const offer = offers.find((each) => each.kind === kind) ?? offers[0]!;
  const chosen = { ...offer, theme };
  const path = embedPath(chosen);
  return (
    <div className={styles.options}>
      <p>{embedText.note}</p>
      {offers.length < 2 ? null : (
        <Choice
          label={embedText.kind}
          options={offers.map(({ kind: id }) => ({ id, label: embedText.kinds[id] }))}
          chosen={offer.kind}
          onChoose={setKind}
        />
      )}
      <Choice
        label={embedText.theme}
        options={EMBED_THEMES.map((id) => ({ id, label: embedText.themes[id] }))}
        chosen={theme}
        onChoose={setTheme}
      />
      <Preview key={path} path={path} height={EMBED_HEIGHTS[offer.kind]} />
      <Code label={embedText.script} code={scriptCode(location.origin, chosen)} />
      <Code label={embedText.iframe} code={iframeCode(location.origin, chosen)} />
    </div>
  );
}

/** The code of an embed, as it looks now. Opens itself. */
export function EmbedDialog({ id, offers }: EmbedDialogProps) {
  useEffect(() => document.getElementById(id)?.showPopover(), [id]);
  return (
    <Sheet id={id} title={embedText.open}>
      <Options offers={offers} />
    </Sheet>
  );
}
