import type { RulesOfLaw } from '@portal/domain/firm/dealer/rules-of-law.wire';
import { api } from '#state/api.ts';

const rulesApi = api.injectEndpoints({
  endpoints: (build) => ({
    rulesOfLaw: build.query<RulesOfLaw, void>({ query: () => '/office/dealer/rules' }),
  }),
});

export const { useRulesOfLawQuery } = rulesApi;
