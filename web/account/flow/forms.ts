import type { FormName } from '@stillingen/client/account';
import type { ReactNode } from 'react';
import {
  accountText,
  deletionText,
  forgottenText,
  newPasswordText,
  passwordChangeText,
  profileText,
  providerEmailText,
  verificationText,
} from '../../text/da-account.ts';
import { ForgottenForm, LoginForm, ProviderEmailForm, RegistrationForm } from './entry-forms.tsx';
import type { FormProps } from './parts.tsx';
import { NewPasswordForm, PasswordChangeForm, VerificationForm } from './password-forms.tsx';
import { DeletionForm, ProfileForm } from './profile-forms.tsx';

export const FORMS: Readonly<Record<FormName, { readonly title: string; readonly View: (props: FormProps) => ReactNode }>> = {
  login: { title: accountText.logIn, View: LoginForm },
  registration: { title: accountText.createAccount, View: RegistrationForm },
  forgottenPassword: { title: forgottenText.title, View: ForgottenForm },
  newPassword: { title: newPasswordText.title, View: NewPasswordForm },
  passwordChange: { title: passwordChangeText.title, View: PasswordChangeForm },
  verification: { title: verificationText.title, View: VerificationForm },
  providerEmail: { title: providerEmailText.title, View: ProviderEmailForm },
  profile: { title: profileText.title, View: ProfileForm },
  deleteAccount: { title: deletionText.title, View: DeletionForm },
};
