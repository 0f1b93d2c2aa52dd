import { Skeleton } from '@portal/web/ui/skeleton';

/** The outline of a card, in its size. */
export function DealCardSkeleton() {
  return (
    <div className="overflow-clip rounded-card border border-line bg-raised shadow-raised">
      <Skeleton className="aspect-7/2 sm:aspect-2/1 rounded-none" />
      <div className="flex flex-col gap-3 p-5">
        <Skeleton className="h-5 w-1/2" />
        <Skeleton className="h-7 w-4/5" />
        <Skeleton className="h-5 w-full" />
        <Skeleton className="h-5 w-2/3" />
        <Skeleton className="mt-4 h-24 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
    </div>
  );
}
