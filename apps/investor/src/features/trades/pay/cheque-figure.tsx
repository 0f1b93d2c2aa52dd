import { useTranslation } from 'react-i18next';

const NUMBERS = ['transit', 'institution', 'account'] as const;

/** A drawn Canadian cheque showing where its numbers are; the marks are explained beside it. */
export function ChequeFigure() {
  const { t } = useTranslation();
  return (
    <figure className="grid items-center gap-5 rounded-card bg-sunken p-4 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)] sm:p-5">
      <ChequeDrawing />
      <figcaption className="flex flex-col gap-2 text-sm">
        <span className="font-semibold">{t('wizard.pay.cheque.label')}</span>
        <ol className="flex flex-col gap-1.5">
          {NUMBERS.map((name, index) => (
            <li key={name} className="flex items-start gap-2.5">
              <span
                aria-hidden="true"
                className="figures grid size-6 shrink-0 place-items-center rounded-full bg-accent text-xs font-semibold text-accent-contrast"
              >
                {index + 1}
              </span>
              {t(`wizard.pay.cheque.${name}`)}
            </li>
          ))}
        </ol>
        <span className="text-muted">{t('wizard.pay.cheque.first')}</span>
      </figcaption>
    </figure>
  );
}

/** Left edge, width, digits and mark of each number in the machine-readable line. */
const LINE = [
  { x: 84, width: 62, digits: '12345', mark: '1' },
  { x: 158, width: 48, digits: '003', mark: '2' },
  { x: 220, width: 78, digits: '1234567', mark: '3' },
] as const;

function ChequeDrawing() {
  return (
    <svg viewBox="0 0 360 176" className="h-auto w-full" aria-hidden="true" focusable="false">
      <rect x="1" y="1" width="358" height="174" rx="8" className="fill-raised stroke-line-strong" />
      <rect x="18" y="18" width="92" height="7" rx="3.5" className="fill-line-strong" />
      <rect x="18" y="31" width="64" height="5" rx="2.5" className="fill-line" />
      <rect x="18" y="41" width="72" height="5" rx="2.5" className="fill-line" />
      <path d="M250 36h92M18 78h232M18 104h232" className="stroke-line-strong" fill="none" />
      <rect x="266" y="64" width="76" height="22" rx="3" className="fill-sunken stroke-line-strong" />
      <path
        d="M246 120q10-20 17-8t8 0 9-14 10 12 12-4 10 3 16-5"
        className="stroke-info"
        strokeWidth="1.75"
        strokeLinecap="round"
        fill="none"
      />
      <path d="M232 126h110" className="stroke-line-strong" fill="none" />
      <text x="18" y="161" className="fill-muted font-mono" fontSize="12">
        001
      </text>
      {LINE.map(({ x, width, digits, mark }) => (
        <g key={mark}>
          <rect
            x={x - 4}
            y="146"
            width={width}
            height="22"
            rx="4"
            className="fill-accent-soft stroke-accent"
          />
          <text x={x + 5} y="161" className="fill-text font-mono" fontSize="13">
            {digits}
          </text>
          <circle cx={x + width / 2 - 4} cy="136" r="9" className="fill-accent" />
          <text
            x={x + width / 2 - 4}
            y="140"
            textAnchor="middle"
            className="fill-accent-contrast font-semibold"
            fontSize="11"
          >
            {mark}
          </text>
        </g>
      ))}
    </svg>
  );
}
