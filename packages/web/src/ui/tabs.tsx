import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel } from 'react-aria-components/Tabs';

export type TabItem = { id: string; label: ReactNode; content: ReactNode };

export type TabsProps = {
  label: string;
  items: readonly TabItem[];
  selected?: string | undefined;
  onSelect?: ((id: string) => void) | undefined;
};

/** Panels of one page, one in view; arrow keys move between them. */
export function Tabs({ label, items, selected, onSelect }: TabsProps) {
  return (
    <AriaTabs
      {...(selected === undefined ? {} : { selectedKey: selected })}
      {...(onSelect === undefined ? {} : { onSelectionChange: (key) => onSelect(String(key)) })}
    >
      <TabList aria-label={label} className="flex gap-1 overflow-x-auto border-line border-b">
        {items.map(({ id, label: words }) => (
          <Tab
            key={id}
            id={id}
            className="-mb-px inline-flex min-h-12 cursor-pointer items-center whitespace-nowrap border-transparent border-b-3 px-4 text-sm font-semibold text-muted transition-colors data-hovered:text-text data-focus-visible:outline-3 data-focus-visible:outline-focus data-focus-visible:-outline-offset-3 data-selected:border-accent data-selected:text-text"
          >
            {words}
          </Tab>
        ))}
      </TabList>
      {items.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-6">
          {content}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
