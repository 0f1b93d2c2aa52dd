import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Disclosure, DisclosurePanel } from 'react-aria-components/Disclosure';
import { Heading } from 'react-aria-components/Heading';
import { ChevronDown } from './icons.tsx';

export type AccordionSectionProps = {
  id: string;
  title: ReactNode;
  /** A badge or a count at the right: done, to do. */
  status?: ReactNode | undefined;
  /** A line under the title while closed: what the section holds. */
  description?: ReactNode | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isDisabled?: boolean | undefined;
  /** The heading's button, to give it focus when a section opens by itself. */
  buttonRef?: Ref<HTMLButtonElement> | undefined;
  children: ReactNode;
};

/** One section of a long form; its page decides which one is open. The content stays out of the page while closed. */
export function AccordionSection(props: AccordionSectionProps) {
  const {
    id,
    title,
    status,
    description,
    isOpen,
    onOpenChange,
    isDisabled = false,
    buttonRef,
    children,
  } = props;
  return (
    <Disclosure
      id={id}
      isExpanded={isOpen}
      onExpandedChange={onOpenChange}
      isDisabled={isDisabled}
      className={`group rounded-card border bg-raised ${isOpen ? 'border-line-strong shadow-raised' : 'border-line'}`}
    >
      <Heading level={2} className="font-text tracking-normal">
        <Button
          slot="trigger"
          ref={buttonRef ?? null}
          className="flex min-h-16 w-full items-center gap-4 rounded-card px-5 py-4 text-left transition-colors data-hovered:text-accent data-disabled:text-muted sm:px-7"
        >
          <span className="flex min-w-0 flex-1 flex-col gap-0.5">
            <span className="text-lg font-semibold">{title}</span>
            {description === undefined || isOpen ? null : (
              <span className="text-sm font-normal text-muted">{description}</span>
            )}
          </span>
          {status}
          <ChevronDown className="size-5 text-muted transition-transform group-data-expanded:rotate-180" />
        </Button>
      </Heading>
      <DisclosurePanel>
        {isOpen ? <div className="border-line border-t px-5 py-6 sm:px-7 sm:py-8">{children}</div> : null}
      </DisclosurePanel>
    </Disclosure>
  );
}
