import type { ContactEmail } from '@portal/domain/people/contact/contact-email';
import { requestContactEmail } from '../../areas/people/contact/request-contact-email.ts';
import { COMPLETE_INVESTOR, demoInvestorId } from '../people/demo-person.ts';
import type { DemoStep } from '../people/demo-step.ts';
import { hasRequestOfType } from './demo-morning.store.ts';

/** From somebody logged in, in English. */
const OF_INVESTOR: ContactEmail = {
  name: `${COMPLETE_INVESTOR.firstName} ${COMPLETE_INVESTOR.lastName}`,
  email: COMPLETE_INVESTOR.email,
  requestType: 'order',
  subject: 'When is my debit taken?',
  message: 'I signed my order last week. On which day will the money leave my account?',
};

/** From a stranger, in French. Written last, so its presence means that both exist. */
const OF_STRANGER: ContactEmail = {
  name: 'Hélène Roy',
  email: 'helene@northline.example',
  requestType: 'complaint',
  subject: 'Pas de réponse à mes appels',
  message: 'J’ai appelé deux fois cette semaine au sujet de vos placements et personne ne m’a rappelée.',
};

/** What people wrote overnight and nobody has answered. */
export const morningMessages: DemoStep = {
  name: 'messages of the night',
  isDone: ({ db }) => hasRequestOfType(db, OF_STRANGER.requestType),
  run: async (deps) => {
    await requestContactEmail(deps, OF_INVESTOR, 'en', await demoInvestorId(deps, COMPLETE_INVESTOR));
    await requestContactEmail(deps, OF_STRANGER, 'fr', null);
  },
};
