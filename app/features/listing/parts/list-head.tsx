import { type MouseEvent, type ReactNode, useState } from 'react';
import { useT } from '~/locale/translator';
import { Breadcrumbs, type Crumb } from '~/ui/breadcrumbs';
import { Chip } from '~/ui/chip';
import { Dialog } from '~/ui/overlay';
import { TextLink } from '~/ui/text-link';
import type { ListDescription } from '../list-description.server';
import { type ListView, listAddress, pageParameters } from '../list-view';

type ListHeadProps = {
  readonly crumbs: readonly Crumb[];
  readonly title: string;
  /** Replaces the title in the heading: a brand's logo. */
  readonly heading?: ReactNode;
  readonly description: ListDescription;
  readonly list: ListView;
  /** Content next to the heading. */
  readonly children?: ReactNode;
};

/** Breadcrumbs, title and description of a list. */
export function ListHead({ crumbs, title, heading, description, list, children }: ListHeadProps) {
  const t = useT('listing');
  return (
    <>
      <Breadcrumbs label={t('breadcrumbs')} crumbs={crumbs} />
      <div className={children ? 'list-head list-head-wide' : 'list-head'}>
        <ListWords title={title} heading={heading} description={description} list={list} />
        {children}
      </div>
    </>
  );
}

type ListWordsProps = Pick<ListHeadProps, 'title' | 'heading' | 'description' | 'list'>;

/** Heading and description of a list. */
export function ListWords({ title, heading, description, list }: ListWordsProps) {
  return (
    <div className="list-words">
      <h1>{heading ?? title}</h1>
      <Description description={description} title={title} list={list} />
    </div>
  );
}

/** The beginning of the description, with the complete text in a modal; without scripts at its own address. */
function Description({ description, title, list }: Pick<ListHeadProps, 'description' | 'title' | 'list'>) {
  const t = useT('listing');
  const { intro, html, isTrimmed, isLong, isOpen } = description;
  const [opened, setOpened] = useState(false);
  if (!isLong) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader
    return <div className="prose muted" dangerouslySetInnerHTML={{ __html: html }} />;
  }
  const openHere = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setOpened(true);
  };
  return (
    <>
      <p className="list-intro">{intro}</p>
      <TextLink
        to={listAddress(list, { ...pageParameters(list), description: 'open' })}
        className={isTrimmed ? 'small' : 'small only-m'}
        preventScrollReset
        rel="nofollow"
        onClick={openHere}
        aria-haspopup="dialog"
      >
        {t('readMore')}
      </TextLink>
      <Dialog
        id="description"
        title={title}
        closeLabel={t('close')}
        closeTo={listAddress(list, pageParameters(list))}
        open={opened || isOpen}
        wide
        {...(!isOpen && { onClose: () => setOpened(false) })}
      >
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised by the loader */}
        <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
      </Dialog>
    </>
  );
}

type GroupChipsProps = {
  readonly label: string;
  readonly groups: readonly { readonly label: string; readonly to: string; readonly count: number | null }[];
};

/** The subgroups, each with its number of products when known. */
export function GroupChips({ label, groups }: GroupChipsProps) {
  if (groups.length === 0) return null;
  return (
    <nav aria-label={label} className="chips">
      {groups.map((group) => (
        <Chip key={group.to} to={group.to} {...(group.count !== null && { count: group.count })}>
          {group.label}
        </Chip>
      ))}
    </nav>
  );
}
