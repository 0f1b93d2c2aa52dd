import type { ReactNode } from 'react';

/** The kit's few icons, on a 20 px grid in the text colour; always next to words, so hidden from assistive technology. */
function Sign({ children, className = 'size-5' }: { children: ReactNode; className?: string | undefined }) {
  return (
    <svg
      viewBox="0 0 20 20"
      className={`${className} shrink-0`}
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export type IconProps = { className?: string | undefined };

export function ErrorMark({ className = 'mt-0.5 size-4.5' }: IconProps) {
  return (
    <Sign className={className}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 6v4.75M10 13.75v.01" />
    </Sign>
  );
}

export function InfoMark({ className }: IconProps) {
  return (
    <Sign className={className}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="M10 9.25V14M10 6.25v.01" />
    </Sign>
  );
}

export function AttentionMark({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M10 3 2.5 16.5h15L10 3ZM10 8.25v3.5M10 14.25v.01" />
    </Sign>
  );
}

export function SuccessMark({ className }: IconProps) {
  return (
    <Sign className={className}>
      <circle cx="10" cy="10" r="7.5" />
      <path d="m6.75 10.25 2.25 2.25 4.25-4.75" />
    </Sign>
  );
}

export function Check({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="m4.5 10.5 3.75 3.75 7.25-8.5" />
    </Sign>
  );
}

export function ChevronDown({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="m5 7.5 5 5 5-5" />
    </Sign>
  );
}

export function ChevronRight({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="m7.5 5 5 5-5 5" />
    </Sign>
  );
}

export function ChevronLeft({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="m12.5 5-5 5 5 5" />
    </Sign>
  );
}

export function Cross({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="m5 5 10 10M15 5 5 15" />
    </Sign>
  );
}

export function Plus({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M10 4.5v11M4.5 10h11" />
    </Sign>
  );
}

export function Play({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M6.5 4.25v11.5L16 10z" fill="currentColor" />
    </Sign>
  );
}

export function Minus({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M4.5 10h11" />
    </Sign>
  );
}

export function Clock({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M10 2.75a7.25 7.25 0 1 0 0 14.5 7.25 7.25 0 0 0 0-14.5M10 6v4.25l2.75 1.75" />
    </Sign>
  );
}

export function Page({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M5 2.75h6.5L15.25 6.5v10.75H5zM11.25 2.75V6.75h4M7.75 10.5h4.75M7.75 13.5h4.75" />
    </Sign>
  );
}

export function Upload({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M10 13V3.5M6.25 7 10 3.25 13.75 7M3.5 12.5v4h13v-4" />
    </Sign>
  );
}

export function Download({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M10 3.25v9.5M6.25 9.25 10 13l3.75-3.75M3.5 13v3.5h13V13" />
    </Sign>
  );
}

export function Bookmark({ className, isFilled = false }: IconProps & { isFilled?: boolean | undefined }) {
  return (
    <Sign className={className}>
      <path d="M5.25 3h9.5v14L10 13.5 5.25 17z" fill={isFilled ? 'currentColor' : 'none'} />
    </Sign>
  );
}

export function Search({ className }: IconProps) {
  return (
    <Sign className={className}>
      <circle cx="8.75" cy="8.75" r="5.5" />
      <path d="m13 13 4 4" />
    </Sign>
  );
}

export function Camera({ className }: IconProps) {
  return (
    <Sign className={className}>
      <path d="M2.75 6.25h3.5L7.5 4h5l1.25 2.25h3.5v9.5H2.75z" />
      <circle cx="10" cy="10.75" r="2.75" />
    </Sign>
  );
}
