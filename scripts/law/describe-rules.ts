import { figuresOf } from '../../packages/domain/src/ground/law/figures-of.ts';
import { RULE_TOPICS, type Rule } from '../../packages/domain/src/ground/law/rule.ts';
import { RULE_IDS, RULES, type RuleId } from '../../packages/domain/src/ground/law/rules.ts';
import { formatCentsBriefly } from '../../packages/domain/src/ground/money/format-cents.ts';
import { officeLaw } from '../../packages/messages/src/en/office-law.ts';
import { places } from '../../packages/messages/src/en/places.ts';

const INTRO = `# Questions for counsel

Every rule of the law that the portal knows: where it stands, where it applies, what was read of it, and what is open. Written by
\`npm run counsel\` from the rule book (\`packages/domain/src/ground/law\`), so change it there.

What your counsel confirms goes into \`law.json\` in your folder ([brand.md](brand.md)), by the id in brackets. A **rule** and a **reading** bind
without it. A **relief** and a **form** are off in production until they are confirmed, and a form of which wording is
**missing** stays off whatever is confirmed. What is marked as not used, the portal makes no use of.
`;

/** `docs/counsel.md` as the rule book has it now. */
export function describeRules(): string {
  const topics = RULE_TOPICS.map((topic) => {
    const rows = RULE_IDS.filter((id) => RULES[id].topic === topic).map(describeRule);
    return `## ${officeLaw.topics[topic]}\n\n${rows.join('\n')}\n`;
  });
  return [INTRO, ...topics].join('\n');
}

function describeRule(id: RuleId): string {
  const rule = RULES[id];
  const { kind, instrument, section, source, missing, question } = rule;
  const facts = [
    kind,
    section === null
      ? officeLaw.instruments[instrument]
      : `${officeLaw.instruments[instrument]} s. ${section}`,
    rule.in === 'everywhere' ? 'everywhere' : rule.in.map((code) => places[code]).join(', '),
    ...periodOf(rule),
    ...(rule.isUsed ? [] : ['**not used**']),
  ];
  return [
    `- **${titleOf(id)}** (\`${id}\`): ${facts.join('; ')}.`,
    `  ${source}`,
    ...(missing.length === 0 ? [] : [`  **Missing:** ${missing.join(' ')}`]),
    ...(question === null ? [] : [`  **To ask:** ${question}`]),
  ].join('\n');
}

function periodOf({ from, until }: Rule): string[] {
  return [...(from === null ? [] : [`from ${from}`]), ...(until === null ? [] : [`until ${until}`])];
}

/** The rule's title with its figures, as the office reads it. */
function titleOf(id: RuleId): string {
  const { cents, months, years, businessDays } = figuresOf(id);
  const values: Readonly<Record<string, string>> = {
    amount: cents === undefined ? '' : formatCentsBriefly(cents, 'en'),
    months: String(months),
    years: String(years),
    days: String(businessDays),
  };
  return officeLaw.rules[id].replace(/\{\{(\w+)\}\}/g, (_placeholder, name: string) => values[name] ?? '');
}
