import { type FormEvent, useState } from 'react';
import { accountText, exportText, profileText } from '../../text/da-account.ts';
import styles from '../account.module.css';
import { PasswordField } from '../form/field.tsx';
import { Form } from '../form/form.tsx';
import { type FaultTexts, troubleText } from '../form/trouble.ts';
import { useHome } from '../use-home.ts';
import { Window } from '../window.tsx';

/** Hands a text over as a file. */
function save(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

/** Everything that the service keeps of the user, as a file. */
export function ExportWindow({ isBusy }: { isBusy: boolean }) {
  const { account, overlays } = useHome();
  const [isSaved, setSaved] = useState(false);
  const [faults, setFaults] = useState<FaultTexts>({});
  async function download(password: string): Promise<void> {
    const trouble = password === '' ? null : await account.prove(password);
    if (trouble !== null) return setFaults({ oldPassword: troubleText(trouble, 'deleteAccount').text });
    const data = await account.exportData();
    if (data === null) return;
    save(JSON.stringify(data, null, 2), 'konto.json');
    setSaved(true);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    setSaved(false);
    setFaults({});
    const password = new FormData(event.currentTarget).get('oldPassword');
    void overlays.run(download(typeof password === 'string' ? password : ''));
  };
  return (
    <Window title={exportText.title} isLocked={isBusy} onClose={() => overlays.open('settings')}>
      <p className={styles.why}>{exportText.why}</p>
      <Form
        form={{ wrong: faults, state: { faults, isReadOnly: isBusy }, alert: null, isSending: isBusy, onSubmit }}
        send={exportText.get}
        sending={exportText.getting}
      >
        <PasswordField
          name="oldPassword"
          label={accountText.password}
          autoComplete="current-password"
          isFirst
          isOptional
          hint={profileText.proofHint}
        />
        <p className={styles.said} role="status">
          {isSaved ? exportText.got : ''}
        </p>
      </Form>
    </Window>
  );
}
