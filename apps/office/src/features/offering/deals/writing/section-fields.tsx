import type { OfficeDeal } from '@portal/domain/offering/deals/authoring/office-deals.wire';
import type { DealSection } from './deal-fields.ts';
import { AnswersSection } from './sections/answers-section.tsx';
import { BasicsSection } from './sections/basics-section.tsx';
import { DocumentsSection } from './sections/documents-section.tsx';
import { FiguresSection } from './sections/figures-section.tsx';
import { FilmsSection } from './sections/films-section.tsx';
import { IssuerSection } from './sections/issuer-section.tsx';
import { OfferingSection } from './sections/offering-section.tsx';
import { PicturesSection } from './sections/pictures-section.tsx';
import { StorySection } from './sections/story-section.tsx';
import { TeamSection } from './sections/team-section.tsx';
import { TermsSection } from './sections/terms-section.tsx';

/** The fields of one section of the form. */
export function SectionFields({ section, deal }: { section: DealSection; deal: OfficeDeal }) {
  switch (section) {
    case 'basics':
      return <BasicsSection />;
    case 'terms':
      return <TermsSection />;
    case 'offering':
      return <OfferingSection />;
    case 'story':
      return <StorySection />;
    case 'figures':
      return <FiguresSection />;
    case 'answers':
      return <AnswersSection />;
    case 'pictures':
      return <PicturesSection />;
    case 'films':
      return <FilmsSection />;
    case 'team':
      return <TeamSection />;
    case 'issuer':
      return <IssuerSection />;
    case 'papers':
      return <DocumentsSection deal={deal} />;
  }
}
