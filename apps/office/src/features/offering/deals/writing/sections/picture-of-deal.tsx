import { PictureField } from '#parts/picture-field.tsx';
import { MarkedLabel } from '../marked-label.tsx';
import { useDealField } from '../use-deal-field.tsx';

type PictureOfDealProps = {
  name: `content.photos.${number}.src` | `content.team.${number}.portrait` | `content.films.${number}.poster`;
  label: string;
};

/** A picture of the deal: chosen, cropped and uploaded; the deal stores the address where the portal shows it. */
export function PictureOfDeal({ name, label }: PictureOfDealProps) {
  const { mark, ...field } = useDealField(name);
  return <PictureField {...field} label={<MarkedLabel mark={mark}>{label}</MarkedLabel>} optional="unsaid" />;
}
