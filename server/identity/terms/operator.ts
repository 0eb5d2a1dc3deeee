import type { Config } from '../../config.ts';
import type { OperatorWords } from './parse-document.ts';

type Operator = Pick<Config, 'operatorName' | 'operatorAddress' | 'operatorEmail' | 'siteUrl'>;

/** What the documents say of the operator; what was not set is said to be missing, as a reader has to know whom to ask. */
export const operatorWords = ({ operatorName, operatorAddress, operatorEmail, siteUrl }: Operator): OperatorWords => ({
  operator: operatorName || '(navn ikke oplyst)',
  address: operatorAddress || '(adresse ikke oplyst)',
  email: operatorEmail || '(e-mailadresse ikke oplyst)',
  site: siteUrl === '' ? 'Stillingen' : new URL(siteUrl).host,
});
