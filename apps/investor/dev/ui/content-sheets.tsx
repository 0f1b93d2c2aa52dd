import { Badge } from '@portal/web/ui/badge';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Disclosure } from '@portal/web/ui/disclosure';
import { FormSection } from '@portal/web/ui/form-section';
import * as icons from '@portal/web/ui/icons';
import { Money } from '@portal/web/ui/money';
import { PageHeading } from '@portal/web/ui/page-heading';
import { Picture } from '@portal/web/ui/picture';
import { Prose } from '@portal/web/ui/prose';
import { ReservedUntil } from '@portal/web/ui/reserved-until';
import { ScrollRegion } from '@portal/web/ui/scroll-region';
import { SectionIndex } from '@portal/web/ui/section-index';
import { useState } from 'react';
import { type Sheet, useSay } from './sheet.tsx';

const BADGE_TONES = ['neutral', 'accent', 'success', 'attention', 'danger', 'info'] as const;

function Badges() {
  const say = useSay();
  return (
    <div className="flex flex-wrap gap-2">
      {BADGE_TONES.map((tone) => (
        <Badge key={tone} tone={tone}>
          {say('In review', 'À l’examen')}
        </Badge>
      ))}
    </div>
  );
}

function IndexSample() {
  const say = useSay();
  const [open, setOpen] = useState<string | null>('2');
  return (
    <>
      <SectionIndex
        label={say('Your profile', 'Votre profil')}
        panelId="index-sample"
        open={open}
        onOpen={setOpen}
        sections={[
          { id: '1', title: say('About you', 'Vous'), state: 'done', stateText: say('Complete', 'Remplie') },
          {
            id: '2',
            title: say('Income', 'Revenus'),
            state: 'begun',
            stateText: say('In progress', 'En cours'),
          },
          {
            id: '3',
            title: say('Assets', 'Actif'),
            state: 'attention',
            stateText: say('Look again', 'À vérifier'),
          },
          {
            id: '4',
            title: say('Goals', 'Objectifs'),
            state: 'todo',
            stateText: say('Not started', 'À commencer'),
          },
        ]}
      />
      <p id="index-sample">{say('Three questions.', 'Trois questions.')}</p>
    </>
  );
}

function ListSample({ withFigures }: { withFigures: boolean }) {
  const say = useSay();
  const rows = [
    { id: 'price', label: say('Price of a unit', 'Prix unitaire'), value: <Money dollars={100} /> },
    { id: 'count', label: say('Units', 'Titres'), value: '1 250' },
    { id: 'total', label: say('Total', 'Total'), value: <Money dollars={125_000} />, isTotal: true },
  ];
  return <DefinitionList rows={rows} figures={withFigures} />;
}

function RegionSample({ isWider }: { isWider: boolean }) {
  const say = useSay();
  return (
    <ScrollRegion
      label={say('Deals side by side', 'Placements côte à côte')}
      className="max-w-xs overflow-x-auto rounded-card border border-line bg-raised p-4"
    >
      <p className={isWider ? 'w-md' : ''}>{say('Target return: 8.5%', 'Rendement visé : 8,5 %')}</p>
    </ScrollRegion>
  );
}

function ProseSample({ isPlain = false }: { isPlain?: boolean }) {
  const say = useSay();
  const plain = say('One paragraph.\n\nAnother.', 'Un paragraphe.\n\nUn autre.');
  const marked = say(
    'Rents are **fixed for two years**; [the plan](https://example.ca/plan) says why.\n\n- 42 homes\n- four shops\n\n1. Build\n2. Let',
    'Les loyers sont **fixes pendant deux ans**; [le plan](https://example.ca/plan) dit pourquoi.\n\n- 42 logements\n- quatre commerces\n\n1. Construire\n2. Louer',
  );
  return <Prose text={isPlain ? plain : marked} />;
}

const DRAWN_PICTURE = '/media/deals/harbour-row-apartments/cover.svg';
/** A picture that does not exist: its alternative text shows instead. */
const KEPT_PICTURE = '/api/pictures/sample/960.webp';

function PictureSample({ src }: { src: string }) {
  const say = useSay();
  return (
    <Picture
      src={src}
      alt={say('Brick houses along the harbour', 'Maisons de brique le long du port')}
      sizes="20rem"
      width="320"
      height="180"
      className="aspect-video w-80 rounded-card object-cover"
    />
  );
}

function CardWithText() {
  const say = useSay();
  return (
    <Card>
      <p>{say('A card holds what belongs together.', 'Une carte réunit ce qui va ensemble.')}</p>
    </Card>
  );
}

function DisclosureSample({ isOpenAtFirst }: { isOpenAtFirst: boolean }) {
  const say = useSay();
  return (
    <Disclosure
      summary={say('Can I change my mind?', 'Puis-je changer d’avis?')}
      isOpenAtFirst={isOpenAtFirst}
    >
      <p>{say('Until midnight on the second business day.', 'Jusqu’à minuit le deuxième jour ouvrable.')}</p>
    </Disclosure>
  );
}

function Section() {
  const say = useSay();
  return (
    <FormSection
      level={3}
      title={say('Where you live', 'Votre adresse')}
      intro={say('Your home, not a post box.', 'Votre domicile, pas une case postale.')}
    >
      <p>{say('Fields follow.', 'Des champs suivent.')}</p>
    </FormSection>
  );
}

function Heading() {
  const say = useSay();
  return (
    <PageHeading
      eyebrow={say('Your order', 'Votre ordre')}
      title={say('Sign your documents', 'Signez vos documents')}
      intro={say(
        'Read each, then sign all of them at once.',
        'Lisez chacun, puis signez-les tous à la fois.',
      )}
      aside={<Badge tone="accent">{say('Open', 'Ouvert')}</Badge>}
    />
  );
}

function Icons() {
  return (
    <div className="flex flex-wrap gap-4 text-accent">
      {Object.entries(icons).map(([name, Icon]) => (
        <Icon key={name} className="size-6" />
      ))}
      <icons.Bookmark className="size-6" isFilled />
    </div>
  );
}

/** Parts that hold and show content. */
export const CONTENT_SHEETS: readonly Sheet[] = [
  { part: 'page-heading', isWide: true, states: { whole: <Heading /> } },
  { part: 'card', states: { regular: <CardWithText /> } },
  { part: 'form-section', states: { 'of the third level': <Section /> } },
  { part: 'section-index', states: { 'one open': <IndexSample /> } },
  {
    part: 'disclosure',
    states: {
      closed: <DisclosureSample isOpenAtFirst={false} />,
      open: <DisclosureSample isOpenAtFirst />,
    },
  },
  {
    part: 'definition-list',
    states: { words: <ListSample withFigures={false} />, figures: <ListSample withFigures /> },
  },
  {
    part: 'scroll-region',
    states: {
      'wider than its place': <RegionSample isWider />,
      'all in view': <RegionSample isWider={false} />,
    },
  },
  {
    part: 'prose',
    states: { 'with its marks': <ProseSample />, 'paragraphs alone': <ProseSample isPlain /> },
  },
  {
    part: 'picture',
    states: {
      'in the sizes that the office keeps': <PictureSample src={KEPT_PICTURE} />,
      'as it is': <PictureSample src={DRAWN_PICTURE} />,
    },
  },
  { part: 'badge', states: { tones: <Badges /> } },
  {
    part: 'money',
    states: {
      exact: <Money dollars={1_234_567.5} />,
      brief: <Money dollars={12_500_000} form="brief" />,
    },
  },
  {
    part: 'reserved-until',
    states: {
      open: <ReservedUntil order={{ status: 0, holdsUnits: true, holdExpiresAt: '2026-11-25T04:45:00Z' }} />,
    },
  },
  { part: 'icons', states: { all: <Icons /> } },
];
