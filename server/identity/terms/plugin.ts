import type { FastifyInstance } from 'fastify';
import type { Identity } from '../context.ts';
import { agreementCalls } from './agreement-calls.ts';
import { consentCalls } from '../marketing/plugin.ts';
import { documentCalls } from './documents-calls.ts';
import type { MarketingConsents } from '../marketing/consents.ts';
import type { TermsOfProject } from './terms.ts';

/** The calls of documents, agreements and consents. */
export const termsCalls =
  (terms: TermsOfProject, marketing: MarketingConsents) =>
  (app: FastifyInstance, identity: Identity): void => {
    documentCalls(app, terms);
    agreementCalls(app, identity, terms);
    consentCalls(app, identity, marketing);
  };
