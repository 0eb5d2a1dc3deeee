export { type Account, type AccountOptions, createAccount } from './account.ts';
export { browserAccountPorts, type GivenPorts, type AccountPorts, type Request } from './ports.ts';
export { solveCaptcha } from './flow/captcha.ts';
export { subscribeOver } from './session/channel.ts';
export { type AccountConfig, parseAccountConfig } from './service/calls.ts';
export type { AccountData } from './data.ts';
export {
  type AccountError,
  type Asked,
  ERROR_CODES,
  type ErrorCode,
  type MessageKey,
  messageKeyOf,
  type Messages,
  type Outcome,
  type RequiredConsents,
} from './service/errors.ts';
export { checkForm, type FieldFaults, type FieldMessage, type Fields, looksLikeEmail } from './flow/forms.ts';
export { allowsSwitch, canCancel, isWindowOpen } from './flow/machine.ts';
export type { FlowError, FlowState, FormName, JobKind, Trouble } from './flow/state.ts';
export { parseMailLink, type Departure } from './flow/provider.ts';
export type { AccountStorage } from './storage/storage.ts';
export type { AccountService } from './service/service.ts';
export type { AccountState, UserProfile } from './state.ts';
