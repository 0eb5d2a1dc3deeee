import type { Calls, MailLink } from '@stillingen/wire/account';
import type { AccountPorts } from '../ports.ts';
import type { StoredProfile } from '../storage/profile.ts';
import type { Flow } from './driver.ts';
import { checkForm, type FieldFaults, type Fields } from './forms.ts';
import { arriveFrom, type Departure, departTo } from './provider.ts';
import type { FormName } from './state.ts';

export interface FlowActions {
  openForm(form: FormName, link?: MailLink): void;
  /** ACC-14: returns whether a function for users may be used; if not, opens the login form with a notice. */
  requireLogin(): boolean;
  submit(fields: Fields): FieldFaults | null;
  followLink(link: MailLink): void;
  agree(): void;
  decline(): void;
  closeWindow(): void;
  back(): void;
  departTo(offered: Calls['offer']['answer']['providers'][number], redirectUri: string): Promise<Departure>;
  arriveFrom(fields: Readonly<Record<string, unknown>>, approves: boolean): boolean;
}

export function createFlowActions(
  flow: Flow,
  profile: StoredProfile,
  ports: Pick<AccountPorts, 'randomBytes' | 'sha256' | 'session'>,
  isLocalOnly: boolean,
): FlowActions {
  const { dispatch } = flow;
  return {
    openForm: (form, link) => dispatch({ type: 'open', form, ...(link === undefined ? {} : { link }) }),
    requireLogin() {
      if (isLocalOnly || profile.loggedIn() !== null) return true;
      dispatch({ type: 'open', form: 'login', notice: 'login_needed' });
      return false;
    },
    submit(fields) {
      const state = flow.state();
      if (state.phase !== 'form') return null;
      const checked = checkForm(state.form, fields, state);
      if (!checked.ok) return checked.faults;
      dispatch({ type: 'submit', job: checked.job });
      return null;
    },
    followLink(link) {
      if (link.kind === 'newPassword') dispatch({ type: 'open', form: 'newPassword', link });
      else dispatch({ type: 'submit', job: { kind: 'verification', link } });
    },
    agree: () => dispatch({ type: 'agree' }),
    decline: () => dispatch({ type: 'decline' }),
    closeWindow: () => dispatch({ type: 'close' }),
    back: () => dispatch({ type: 'back' }),
    departTo: (offered, redirectUri) => departTo(ports, offered, redirectUri),
    arriveFrom(fields, approves) {
      const answer = arriveFrom(ports.session, fields);
      if (answer === null) return false;
      const connects = profile.loggedIn() !== null;
      dispatch({ type: 'submit', job: { kind: 'provider', answer, email: null, approves, connects } });
      return true;
    },
  };
}
