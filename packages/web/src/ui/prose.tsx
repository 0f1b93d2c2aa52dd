import { type ProseBlock, parseProse } from '@portal/domain/ground/prose/parse-prose';
import type { ProseRun } from '@portal/domain/ground/prose/prose-runs';
import { useMemo } from 'react';

const LINK =
  'font-medium text-info underline decoration-1 underline-offset-[0.2em] wrap-anywhere hover:decoration-2';

/** A text with its few marks: bold, lists and links (`parseProse`). Pages open in a new tab, without a referrer. */
export function Prose({ text }: { text: string }) {
  const blocks = useMemo(() => parseProse(text), [text]);
  return (
    <div className="flex max-w-prose flex-col gap-4">
      {numbered(blocks).map(([place, block]) => (
        <Block key={place} block={block} />
      ))}
    </div>
  );
}

function Block({ block }: { block: ProseBlock }) {
  if (block.kind === 'paragraph') {
    return (
      <p>
        <Runs runs={block.runs} />
      </p>
    );
  }
  const List = block.isNumbered ? 'ol' : 'ul';
  return (
    <List className={`grid gap-1.5 pl-6 ${block.isNumbered ? 'list-decimal' : 'list-disc'}`}>
      {numbered(block.items).map(([place, runs]) => (
        <li key={place}>
          <Runs runs={runs} />
        </li>
      ))}
    </List>
  );
}

function Runs({ runs }: { runs: readonly ProseRun[] }) {
  return numbered(runs).map(([place, run]) => <Run key={place} run={run} />);
}

function Run({ run: { text, isBold, href } }: { run: ProseRun }) {
  const words = href === null ? text : <Led href={href}>{text}</Led>;
  return isBold ? <strong className="font-semibold">{words}</strong> : words;
}

function Led({ href, children }: { href: string; children: string }) {
  const isPage = href.startsWith('https:');
  return (
    <a href={href} className={LINK} {...(isPage ? { target: '_blank', rel: 'noopener noreferrer' } : {})}>
      {children}
    </a>
  );
}

/** Pieces of a text have no key but their index, and none of them has state. */
function numbered<Piece>(pieces: readonly Piece[]): [place: number, piece: Piece][] {
  return pieces.map((piece, place) => [place, piece]);
}
