import type { RulesOfLaw, ShownRule } from '@portal/domain/firm/dealer/rules-of-law.wire';

const LIMIT: ShownRule = {
  id: 'om-limit-year',
  topic: 'memorandum',
  kind: 'rule',
  instrument: 'ni-45-106',
  section: '2.9(2.1)(b)(i)',
  provinces: ['CAN-AB', 'CAN-ON'],
  from: null,
  until: null,
  source: 'Read in full.',
  missing: [],
  question: null,
  state: 'binding',
  confirmed: null,
};
const FORM = { ...LIMIT, topic: 'forms', kind: 'form', section: '2.3(6)', provinces: null } as const;

/** Three rules as the server tells them: a limit, a form that counsel confirmed and one that is off. */
export const RULES: RulesOfLaw = {
  rules: [
    LIMIT,
    {
      ...FORM,
      id: 'form-f9-en',
      source: 'A filled-in copy.',
      state: 'confirmed',
      confirmed: { by: 'A. Roy', on: '2026-11-02', note: 'By letter.' },
    },
    { ...FORM, id: 'form-f9-fr', source: 'Not found.', missing: ['The whole form.'], state: 'off' },
  ],
};
