import type { FlowError } from '@stillingen/client/account';
import { useState } from 'react';
import { accountText, MESSAGE_TEXT, profileText } from '#text/account.ts';
import { useAccountController } from '../use-account.ts';
import { PasswordField } from './field.tsx';
import { type RobotCheck, RobotField, useRobotCheck } from './robot-check.tsx';
import type { FaultTexts } from './form-errors.ts';

export type Unproved = { readonly faults: FaultTexts } | { readonly error: FlowError };

export interface PasswordProof {
  readonly check: RobotCheck;
  prove(password: string | undefined): Promise<Unproved | null>;
}

export function useProof(): PasswordProof {
  const { account } = useAccountController();
  const [isRefused, setRefused] = useState(false);
  const check = useRobotCheck(isRefused);
  return {
    check,
    async prove(password = '') {
      if (password === '') return null;
      if (check.isMissing) return { faults: { captcha: MESSAGE_TEXT.robot_confirmation } };
      const error = await account.prove(password, check.answer);
      check.renew();
      if (error?.message === 'robot_confirmation') setRefused(true);
      return error === null ? null : { error };
    },
  };
}

export function ProofField({
  check,
  hint = profileText.proofHint,
  isFirst = false,
}: {
  check: RobotCheck;
  hint?: string;
  isFirst?: boolean;
}) {
  return (
    <>
      <PasswordField
        name="oldPassword"
        label={accountText.password}
        autoComplete="current-password"
        isFirst={isFirst}
        isOptional
        hint={hint}
      />
      <RobotField check={check} />
    </>
  );
}
