import type { DocumentBlock, SigningDocument } from '@portal/domain/agreement/signing/signing.wire';
import { AttentionMark } from '@portal/web/ui/icons';
import type { ReactNode } from 'react';

type DocumentPaperProps = {
  document: Pick<SigningDocument, 'title' | 'language' | 'blocks'>;
  /** Shows the title, where several documents share a page. */
  hasTitle?: boolean;
  /** Renders statements to initial; read-only by default. */
  renderInitial?: (block: InitialBlock) => ReactNode;
  /** Renders rows of which one is initialled; read-only by default. */
  renderChoice?: (block: ChoiceBlock) => ReactNode;
};

/** A document on its sheet, in its own language. */
export function DocumentPaper({
  document,
  hasTitle = false,
  renderInitial,
  renderChoice,
}: DocumentPaperProps) {
  return (
    <article
      lang={document.language}
      aria-label={document.title}
      className="rounded-card border border-line bg-raised px-4 py-6 shadow-raised sm:px-10 sm:py-10"
    >
      {hasTitle ? <h2 className="mb-6 text-2xl">{document.title}</h2> : null}
      <DocumentBlocks
        blocks={document.blocks}
        renderInitial={renderInitial ?? ReadOnlyStatement}
        renderChoice={renderChoice ?? ReadOnlyChoice}
      />
    </article>
  );
}

function ReadOnlyStatement({ title, text }: InitialBlock) {
  return (
    <div className="mb-4 border-line-strong border-l-4 pl-4">
      <p className="font-semibold">{title}</p>
      <p>{text}</p>
    </div>
  );
}

function ReadOnlyChoice({ rows }: ChoiceBlock) {
  return <BlockList kind="list" items={rows.map(({ text }) => text)} />;
}

/** A statement initialled individually. */
type InitialBlock = Extract<DocumentBlock, { kind: 'initial' }>;
/** Rows of which exactly one is initialled. */
type ChoiceBlock = Extract<DocumentBlock, { kind: 'choice' }>;

type DocumentBlocksProps = {
  blocks: readonly DocumentBlock[];
  /** Renders a statement to initial; reading and signing differ. */
  renderInitial: (block: InitialBlock) => ReactNode;
  renderChoice: (block: ChoiceBlock) => ReactNode;
};

/** A document's text with real headings, lists and tables, for the eye and for screen readers. */
function DocumentBlocks({ blocks, renderInitial, renderChoice }: DocumentBlocksProps) {
  return blocks.map((block, place) => {
    // The blocks of a frozen document never change order.
    const key = `${place} ${block.kind}`;
    switch (block.kind) {
      case 'heading':
        return block.level === 2 ? (
          <h2 key={key} className="mt-8 mb-2 text-xl first:mt-0">
            {block.text}
          </h2>
        ) : (
          <h3 key={key} className="mt-6 mb-2 text-lg">
            {block.text}
          </h3>
        );
      case 'paragraph':
        return (
          <p key={key} className="mb-4">
            {block.text}
          </p>
        );
      case 'warning':
        return (
          <p
            key={key}
            className="mb-6 flex items-start gap-3 rounded-card bg-attention-soft px-4 py-3.5 font-semibold"
          >
            <AttentionMark className="mt-1 size-5 shrink-0 text-attention" />
            <span>{block.text}</span>
          </p>
        );
      case 'list':
        return <BlockList key={key} {...block} />;
      case 'table':
        return <BlockTable key={key} {...block} />;
      case 'filled':
        return <BlockTable key={key} {...block} hasCaption />;
      case 'initial':
        return <div key={key}>{renderInitial(block)}</div>;
      case 'choice':
        return <div key={key}>{renderChoice(block)}</div>;
      default:
        return null;
    }
  });
}

function BlockList({ items, ordered }: Extract<DocumentBlock, { kind: 'list' }>) {
  const lines = items.map((item) => (
    <li key={item} className="pl-1">
      {item}
    </li>
  ));
  return ordered === true ? (
    <ol className="mb-4 flex list-[lower-alpha] flex-col gap-2 pl-7">{lines}</ol>
  ) : (
    <ul className="mb-4 flex list-disc flex-col gap-2 pl-7">{lines}</ul>
  );
}

type BlockTableProps = {
  caption: string;
  rows: readonly { label: string; value: string }[];
  /** Shows the caption, where it says who filled the rows in. */
  hasCaption?: boolean;
};

/** Label and value rows that fit a phone: long words break instead of scrolling sideways. */
function BlockTable({ caption, rows, hasCaption = false }: BlockTableProps) {
  return (
    <table className="mb-6 w-full table-fixed border-line border-y text-left">
      <caption className={hasCaption ? 'pb-2 text-left text-muted text-sm' : 'sr-only'}>{caption}</caption>
      <tbody>
        {rows.map(({ label, value }) => (
          <tr key={label} className="border-line border-t first:border-t-0">
            <th
              scope="row"
              className="w-2/5 py-2.5 pr-4 align-top font-normal text-muted text-sm leading-snug"
            >
              {label}
            </th>
            <td className="figures py-2.5 align-top leading-snug">{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
