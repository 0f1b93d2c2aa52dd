-- The first page of each published document of a deal as it is shown, by the document's content; null where it cannot be drawn.
create table first_pages (
  sha256 text primary key,
  sealed bytea
);
