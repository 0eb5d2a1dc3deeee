import { checkForm, type Fields, type FormName, type FlowError } from '@stillingen/client/account';
import { type FormEvent, useState } from 'react';
import { useAccount, useAccountController } from '../use-account.ts';
import type { Unproved } from './proof.tsx';
import type { RobotCheck } from './robot-check.tsx';
import { MESSAGE_TEXT } from '#text/account.ts';
import { type FaultTexts, type FormState, faultTexts, flowErrorText } from './form-errors.ts';

export interface FormModel {
  /** A new value each time a fault is found; the first faulty field takes the focus. */
  readonly wrong?: unknown;
  readonly state: FormState;
  readonly alert: string | null;
  readonly isSending: boolean;
  onSubmit(event: FormEvent<HTMLFormElement>): void;
  onInput?(event: FormEvent<HTMLFormElement>): void;
}

function fieldsOf(form: HTMLFormElement): Fields {
  const { accepts, ...texts } = Object.fromEntries(new FormData(form)) as Record<string, string>;
  return { ...texts, ...(accepts === undefined ? {} : { accepts: true }) };
}

export type Prepared = { readonly fields: Fields } | Unproved;

/** Typed text stays after a failed call. `onSent` gets what was typed. */
export function useFlowForm(
  name: FormName,
  {
    prepare,
    check,
    onSent = () => {},
  }: {
    prepare?: (fields: Fields) => Promise<Prepared>;
    check?: RobotCheck;
    onSent?: (fields: Fields) => void;
  } = {},
): FormModel {
  const { account, overlays } = useAccountController();
  const { flow } = useAccount();
  const [attempt, setAttempt] = useState(0);
  const [faults, setFaults] = useState<FaultTexts>({});
  const [ownError, setOwnError] = useState<FlowError | null>(null);
  const [isPreparing, setPreparing] = useState(false);
  const error = flow.phase === 'error' ? flow.error : ownError;
  const fault = error === null ? null : flowErrorText(error, name);
  const [isForgotten, setForgotten] = useState<readonly string[]>([]);
  const fromService: FaultTexts =
    fault?.field === undefined || isForgotten.includes(fault.field) ? {} : { [fault.field]: fault.text };
  const shown = { ...faults, ...fromService };
  const isSending = flow.phase === 'sending' || isPreparing;

  function find(found: FaultTexts): void {
    setFaults(found);
    setAttempt((before) => before + 1);
  }
  async function send(typed: Fields): Promise<void> {
    setOwnError(null);
    setForgotten([]);
    if (account.get().flow.phase === 'error') account.back();
    if (check?.isMissing === true) {
      const checked = checkForm(name, typed, { link: null, provider: null });
      const wrong = checked.ok ? {} : faultTexts(checked.faults, name);
      return find({ ...wrong, captcha: MESSAGE_TEXT.robot_confirmation });
    }
    let fields = typed;
    if (prepare !== undefined) {
      setPreparing(true);
      const prepared = await overlays.run(prepare(typed));
      setPreparing(false);
      if (!('fields' in prepared)) {
        find('faults' in prepared ? prepared.faults : {});
        return setOwnError('error' in prepared ? prepared.error : null);
      }
      fields = prepared.fields;
    }
    const captcha = check?.answer;
    const wrong = account.submit(captcha === undefined ? fields : { ...fields, captcha });
    if (wrong === null) check?.renew();
    find(wrong === null ? {} : faultTexts(wrong, name));
    if (wrong === null) onSent(typed);
  }

  return {
    wrong: error ?? attempt,
    state: { faults: shown, isReadOnly: isSending },
    alert: fault !== null && fault.field === undefined ? fault.text : (shown.link ?? null),
    isSending,
    onSubmit(event) {
      event.preventDefault();
      if (!isSending) void send(fieldsOf(event.currentTarget));
    },
    onInput({ target }) {
      const { name: field } = target as HTMLInputElement;
      setForgotten((before) => (before.includes(field) ? before : [...before, field]));
      setFaults((before) => (field in before ? { ...before, [field]: undefined } : before));
    },
  };
}
