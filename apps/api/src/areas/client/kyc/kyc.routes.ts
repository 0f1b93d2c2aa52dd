import {
  identityPartSchema,
  kycAnswersSchema,
  kycDetailsSchema,
  savedKycAnswersSchema,
} from '@portal/domain/client/kyc/answers/kyc-answers.wire';
import { KycSaveBody } from '@portal/domain/client/kyc/answers/kyc-save-body';
import {
  setAsideAnswersSchema,
  setAsideDecisionSchema,
} from '@portal/domain/client/kyc/answers/set-aside-answers.wire';
import { z } from 'zod';
import { prepareDocument, prepareForm } from '../../../platform/files/preparing/prepare-form.ts';
import { withUploads } from '../../../platform/files/uploads/with-uploads.ts';
import { deviceOf } from '../../../platform/http/device-of.ts';
import { investorRoute, ok, type Route, UPLOAD_LIMIT } from '../../../platform/http/routing/route.ts';
import { saveAnswers } from './answers/save-answers.ts';
import { saveKyc } from './answers/save-kyc.ts';
import { showKyc } from './answers/show-kyc.ts';
import { ADDRESS_FORM, ID_FORM, type IdentityForm } from './evidence/identity-form.ts';
import { formOfUploads, identityFormOfUploads, identityFormParts } from './evidence/identity-form-parts.ts';
import { keepIdentityFiles } from './evidence/keep-identity-files.ts';
import { decideSetAside } from './set-aside/decide-set-aside.ts';
import { showSetAside } from './set-aside/show-set-aside.ts';

const UploadQuery = z.object({
  secondary: z.enum(['true', 'false']).optional().describe('`true` means the spouse.'),
});

function uploadRoute(path: string, summary: string, form: IdentityForm): Route {
  return investorRoute({
    method: 'POST',
    path,
    summary,
    multipart: identityFormParts(form),
    rateLimit: UPLOAD_LIMIT,
    query: UploadQuery,
    answer: identityPartSchema,
    errors: ['NOT_ASKED'],
    handler: async (request, deps) => {
      const { investorId, sessionTokenHash } = request.actor;
      const device = deviceOf(sessionTokenHash);
      const received = await prepareForm(deps, request.actor, request.form);
      const person = request.query.secondary === 'true' ? 'secondary' : 'principal';
      return ok(await keepIdentityFiles(deps, investorId, { person, form, received, device }));
    },
  });
}

/** The same, with files uploaded in pieces before. */
function piecesRoute(path: string, summary: string, form: IdentityForm): Route {
  return investorRoute({
    method: 'POST',
    path,
    summary,
    description:
      'The texts are those of the form; each file is named by the id of its upload, which is removed.',
    readsFiles: true,
    rateLimit: UPLOAD_LIMIT,
    query: UploadQuery,
    body: identityFormOfUploads(form),
    resources: Object.fromEntries(form.files.map(({ name }) => [name, 'upload' as const])),
    answer: identityPartSchema,
    errors: ['STATE_REFUSES', 'NOT_ASKED'],
    handler: async ({ actor, query, body }, deps) => {
      const { investorId, sessionTokenHash } = actor;
      const device = deviceOf(sessionTokenHash);
      const person = query.secondary === 'true' ? 'secondary' : 'principal';
      return ok(
        await withUploads(deps, actor, formOfUploads(form, body), prepareDocument, (received) =>
          keepIdentityFiles(deps, investorId, { person, form, received, device }),
        ),
      );
    },
  });
}

export const kycRoutes: readonly Route[] = [
  investorRoute({
    method: 'GET',
    path: '/user/kyc/details',
    summary: 'The know-your-client profile: the draft, or the version submitted last',
    answer: kycDetailsSchema,
    handler: async (request, deps) => ok(await showKyc(deps, request.actor.investorId)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/kyc/save',
    summary: 'Save any part of the profile; submit it when it is finished',
    body: KycSaveBody,
    answer: kycDetailsSchema,
    errors: ['NOT_ASKED'],
    handler: async (request, deps) => {
      const { investorId, sessionTokenHash } = request.actor;
      return ok(await saveKyc(deps, investorId, request.body, deviceOf(sessionTokenHash)));
    },
  }),
  investorRoute({
    method: 'POST',
    path: '/user/kyc/answers',
    summary: 'Save answers field by field, as a form does while somebody types',
    body: kycAnswersSchema,
    answer: savedKycAnswersSchema,
    errors: ['NOT_ASKED'],
    handler: async (request, deps) => {
      const { investorId, sessionTokenHash } = request.actor;
      return ok(await saveAnswers(deps, investorId, request.body, deviceOf(sessionTokenHash)));
    },
  }),
  investorRoute({
    method: 'GET',
    path: '/user/kyc/set-aside',
    summary:
      'Answers that came later than newer ones of another device, as long as nobody has decided about them',
    answer: setAsideAnswersSchema,
    handler: async (request, deps) => ok(await showSetAside(deps, request.actor.investorId)),
  }),
  investorRoute({
    method: 'POST',
    path: '/user/kyc/set-aside',
    summary: 'Use an answer that was set aside, or keep the current one',
    body: setAsideDecisionSchema,
    answer: kycDetailsSchema,
    errors: ['NOT_ASKED'],
    handler: async (request, deps) => {
      const { investorId, sessionTokenHash } = request.actor;
      return ok(await decideSetAside(deps, investorId, request.body, deviceOf(sessionTokenHash)));
    },
  }),
  uploadRoute('/user/kyc/upload/id', 'Send an identity document', ID_FORM),
  uploadRoute('/user/kyc/upload/address', 'Send a proof of address', ADDRESS_FORM),
  piecesRoute('/user/kyc/upload/id/pieces', 'Keep an identity document that came in pieces', ID_FORM),
  piecesRoute('/user/kyc/upload/address/pieces', 'Keep a proof of address that came in pieces', ADDRESS_FORM),
];
