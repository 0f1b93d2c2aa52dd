-- One folding of names, as `foldText` of the domain has it (packages/domain/src/ground/people/fold-text.ts); a test compares the two
-- letter by letter. What the database's own `lower` makes of a letter depends on its collation: capitals are in the list.
create function plain_letters(given text) returns text language sql immutable strict parallel safe as $$
  select lower(translate(replace(replace(replace(replace(replace(replace(replace(replace(replace(replace(regexp_replace(normalize(given, nfkd), '[\u0300-\u036f\u1dc0-\u1dff\u20d0-\u20f0]', '', 'g'), 'ß', 'ss'), 'æ', 'ae'), 'Æ', 'ae'), 'œ', 'oe'), 'Œ', 'oe'), 'þ', 'th'), 'Þ', 'th'), 'θ', 'th'), 'Θ', 'th'), 'ẞ', 'ss'),
    'ɑⱭⱥȺƀɃɓƁƈƇȼȻđĐðÐɖƉɗƊɇɆəƏǝƎɛƐƒƑǥǤɠƓɣƔħĦⱨⱧıɨƗɩƖɉɈƙƘⱪⱩłŁƚȽⱡⱠɫⱢɱⱮŋŊɲƝƞȠøØɔƆɵƟƥƤɋɊɍɌɽⱤʃƩŧŦƭƬⱦȾʈƮʉɄʊƱʋƲⱱⱳⱲχΧƴƳɏɎƶƵȥȤⱬⱫʒƷ',
    'aaaabbbbccccddddddddeeeeeeeeffgggggghhhhiiiiijjkkkkllllllllmmnnnnnnooooooppqqrrrrssttttttttuuuuvvvwwxxyyyyzzzzzzzz'))
$$;

-- Joints of a name as `joint` puts it: a blank or nothing. A search finds `lheureux` and `l heureux`.
create function folded(given text, joint text) returns text language sql immutable strict parallel safe as $$
  select btrim(regexp_replace(
    plain_letters(regexp_replace(given, '[-\u2010-\u2015''’‘`´ʹ-ˁˈːꞋꞌ꞉ʔɂɁ:᐀]', joint, 'g')),
    '[\u0001-\u0020!-*,./;-?\[-^_{-~\u0080-\u00bf\u2000-\u206f]+', ' ', 'g'))
$$;

-- What an investor is found by: words each after a blank, the address in one piece, digits of the telephone.
create function investor_found_by(first_name text, last_name text, email text, phone text)
returns text language sql immutable parallel safe as $$
  select ' ' || folded(first_name || ' ' || last_name || ' ' || email, ' ') || ' ' || folded(first_name || ' ' || last_name, '')
    || ' ' || plain_letters(email) || ' ' || regexp_replace(coalesce(phone, ''), '\D', '', 'g')
$$;

-- Null until a server or the job 'fold-names' has written it; until then it is computed where it is asked for. Not computed by the
-- column itself: that would rewrite the table while everybody waits.
alter table investors add column found_by text;

create function keep_found_by() returns trigger language plpgsql as $$
begin
  new.found_by := investor_found_by(new.first_name, new.last_name, new.email, new.phone);
  return new;
end $$;
create trigger investor_is_found_by before insert or update of first_name, last_name, email, phone, found_by on investors
  for each row execute function keep_found_by();
