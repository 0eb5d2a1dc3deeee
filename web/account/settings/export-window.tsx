import { type FormEvent, useState } from 'react';
import { exportText } from '#text/account.ts';
import styles from '../account.module.css';
import { Form } from '../form/form.tsx';
import { ProofField, type Unproved, useProof } from '../form/proof.tsx';
import { flowErrorText } from '../form/form-errors.ts';
import { useAccountController } from '../use-account.ts';
import { Window } from '../windows/window.tsx';

function save(content: string, name: string): void {
  const url = URL.createObjectURL(new Blob([content], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}

export function ExportWindow({ isBusy }: { isBusy: boolean }) {
  const { account, overlays } = useAccountController();
  const { check, prove } = useProof();
  const [isSaved, setSaved] = useState(false);
  const [unproved, setUnproved] = useState<Unproved | null>(null);
  const fault = unproved !== null && 'error' in unproved ? flowErrorText(unproved.error, 'deleteAccount') : null;
  const own = unproved !== null && 'faults' in unproved ? unproved.faults : {};
  const faults = fault?.field === undefined ? own : { [fault.field]: fault.text };
  async function download(password: string): Promise<void> {
    const found = await prove(password);
    if (found !== null) return setUnproved(found);
    const data = await account.exportData();
    if (data === null) return;
    save(JSON.stringify(data, null, 2), 'konto.json');
    setSaved(true);
  }
  const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (isBusy) return;
    setSaved(false);
    setUnproved(null);
    const password = new FormData(event.currentTarget).get('oldPassword');
    void overlays.run(download(typeof password === 'string' ? password : ''));
  };
  return (
    <Window title={exportText.title} isLocked={isBusy} onClose={() => overlays.open('settings')}>
      <p className={styles.why}>{exportText.why}</p>
      <Form
        form={{
          wrong: unproved,
          state: { faults, isReadOnly: isBusy },
          alert: fault !== null && fault.field === undefined ? fault.text : null,
          isSending: isBusy,
          onSubmit,
        }}
        send={exportText.get}
        sending={exportText.getting}
      >
        <ProofField check={check} isFirst />
        <p className={styles.status} role="status">
          {isSaved ? exportText.got : ''}
        </p>
      </Form>
    </Window>
  );
}
