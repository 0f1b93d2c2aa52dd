import type { OnboardingAnswers } from '@portal/domain/people/account/user.wire';
import { createContext } from 'react';

type Surroundings = {
  /** Milliseconds since 1970. */
  now: number;
  /** The person's questionnaire answers. */
  answers: OnboardingAnswers;
};

/**
 * What all cards of a list share and what comes after they are drawn. The few parts of a card that need it read it here: a list of
 * cards that is rendered again for it blocks a slow phone.
 */
export const CardSurroundings = createContext<Surroundings>({ now: 0, answers: {} });
