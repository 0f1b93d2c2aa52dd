import { AttentionMark, SuccessMark } from '@portal/web/ui/icons';
import { LinkButton } from '@portal/web/ui/link-button';
import { useEffect, useRef } from 'react';

type EndNoteProps = { isGood: boolean; title: string; text: string; href: string; action: string };

/** The result of a finished or dead link, and the way on. */
export function EndNote({ isGood, title, text, href, action }: EndNoteProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const Mark = isGood ? SuccessMark : AttentionMark;
  return (
    <div className="mx-auto flex max-w-prose flex-col items-start gap-5 py-6 md:py-12">
      <Mark className={`size-12 ${isGood ? 'text-success' : 'text-attention'}`} />
      <h1 ref={heading} tabIndex={-1} className="text-3xl">
        {title}
      </h1>
      <p className="text-lg">{text}</p>
      <LinkButton tone="primary" href={href}>
        {action}
      </LinkButton>
    </div>
  );
}
