import type { Deal } from '@portal/domain/offering/deals/deal.wire';
import { smallestQuantity, unitsAvailable } from '@portal/domain/offering/deals/order-units';
import { Card } from '@portal/web/ui/card';
import { DefinitionList } from '@portal/web/ui/definition-list';
import { Money } from '@portal/web/ui/money';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';

/** What is bought: picture, name, and the limits of an order. */
export function DealSummary({ deal }: { deal: Deal }) {
  const { t } = useTranslation();
  const titleId = useId();
  const cover = deal.photos.find((photo) => photo.cover) ?? deal.photos[0];
  const units = (count: number) => t('wizard.order.units', { count });
  const rows = [
    {
      id: 'price',
      label: t('wizard.order.unitPrice'),
      value: <Money dollars={deal.unitPrice} form="brief" />,
    },
    { id: 'minimum', label: t('wizard.order.minimum'), value: units(smallestQuantity(deal)) },
    { id: 'maximum', label: t('wizard.order.maximum'), value: units(deal.maximumUnits) },
    { id: 'available', label: t('wizard.order.available'), value: units(unitsAvailable(deal)) },
  ];
  return (
    <Card as="section" labelledBy={titleId} padding="none">
      {cover === undefined ? null : (
        <img
          src={cover.src}
          alt={cover.description}
          width="480"
          height="270"
          className="aspect-video w-full object-cover max-lg:hidden"
        />
      )}
      <div className="px-5 pt-5 pb-3">
        <h2 id={titleId} className="text-lg">
          {deal.name}
        </h2>
        <p className="text-sm text-muted">{deal.location}</p>
        <div className="mt-3 text-sm">
          <DefinitionList figures rows={rows} />
        </div>
      </div>
    </Card>
  );
}
