import type { UsedCondition } from 'contract/used-condition';
import type { ContentKind } from '../../../db/schema/content-items';
import type { ShopLanguage } from '../../locale/language';
import { type PictureWire, pictureJson } from '../../reading/picture';
import { preparedQuery } from '../../reading/reader';
import { textsIn } from '../../reading/text-fallback';
import { listed } from '../product-list/which-models';

/** A linked model. */
export interface LinkedModel {
  readonly id: number;
  readonly name: string;
  readonly manufacturer: string;
  /** Below the site root, without slashes at the ends. */
  readonly path: string;
  readonly image: PictureWire | null;
}

/** A used one of a model. */
export interface UsedModel extends LinkedModel {
  readonly condition: UsedCondition | null;
}

/** Data that only some models have. */
export interface ModelDetails {
  /** Only quotes in the requested language; quotes are not translated. */
  readonly quote: { text: string; name: string; image: PictureWire | null } | null;
  /** URLs on the video service. */
  readonly videos: string[];
  readonly skiWizard: { group: 'skis' | 'bindings' | 'boots'; sport: 'alpine' | 'nordic' } | null;
  readonly sizeTableSlug: string | null;
  /** Shelf codes of the main warehouse, for staff. */
  readonly shelfCodes: string[];
  /** Slugs of the delivery methods it is limited to; empty: every method. */
  readonly allowedDeliveryMethods: string[];
  readonly giftCardTemplates: { id: number; name: string; image: PictureWire }[];
  /** Sold as a set of other models. */
  readonly isBundle: boolean;
  /** The parts of a bundle that customers may see; empty for other models. */
  readonly bundleModels: LinkedModel[];
  /** The new model of a used one, when customers may see it. */
  readonly secondHandParent: (LinkedModel & { isActive: boolean }) | null;
  /** How worn a used one is that the desk took in. */
  readonly usedCondition: UsedCondition | null;
  /** Used ones of a new model that customers may see. */
  readonly secondHandOffers: UsedModel[];
  /** Criteria of sustainability that it meets. */
  readonly sustainability: string[];
  /** Guides, posts and pages about it, in the language asked for only; guides first. */
  readonly guides: { title: string; kind: ContentKind; slug: string }[];
}

/** Max used ones named with a new model, the latest first. */
const MAX_USED = 12;

const LINKED = `'id', x.id, 'name', xt.name, 'manufacturer', xb.name, 'path', xb.slug || '/' || x.slug,
  'image', ${pictureJson('xm')}`;

/** SQL joins for the link to the model `x`. */
const LINKED_TABLES = `join manufacturers xb on xb.id = x.manufacturer_id
  ${textsIn('model_texts', 'xt', 't.model_id = x.id', '$1', 'x.source_language')}
  left join lateral (
    select media from model_images where model_id = x.id
    order by (color_id = x.promoted_color_id) desc nulls last, color_id nulls last, sort limit 1
  ) xi on true
  left join media xm on xm.hash = xi.media`;

export const readModelDetails = preparedQuery<ModelDetails, [language: ShopLanguage, modelId: number]>(
  'model-details',
  `select
     (select json_build_object('text', q.text, 'name', q.name, 'image', ${pictureJson('md', 'q.name')})
       from model_quotes q left join media md on md.hash = q.image
       where q.model_id = m.id and q.language = $1) as quote,
     array(select url from model_videos where model_id = m.id order by sort) as videos,
     (select json_build_object('group', part, 'sport', sport) from ski_wizard_models where model_id = m.id) as "skiWizard",
     (select s.slug from model_size_tables ms join size_tables s on s.id = ms.size_table_id
       where ms.model_id = m.id order by ms.sort, s.id limit 1) as "sizeTableSlug",
     array(select code from shelf_codes where model_id = m.id order by place) as "shelfCodes",
     array(select d.slug from model_delivery_methods md join delivery_methods d on d.id = md.delivery_method_id
       where md.model_id = m.id order by d.sort, d.id) as "allowedDeliveryMethods",
     coalesce((select json_agg(json_build_object('id', g.id, 'name', coalesce(gt.name, ''), 'image', ${pictureJson('md')})
         order by g.sort)
       from gift_card_templates g join media md on md.hash = g.image
       left ${textsIn('gift_card_template_texts', 'gt', 't.template_id = g.id', '$1')}
       where g.model_id = m.id), '[]') as "giftCardTemplates",
     exists (select 1 from bundle_parts where bundle_id = m.id) as "isBundle",
     coalesce((select json_agg(json_build_object(${LINKED}) order by p.sort)
       from bundle_parts p join models x on x.id = p.model_id ${LINKED_TABLES}
       where p.bundle_id = m.id and ${listed('x')}), '[]') as "bundleModels",
     coalesce((select json_agg(offer) from (
         select json_build_object(${LINKED}, 'condition', (select condition from used_items where model_id = x.id)) as offer from models x ${LINKED_TABLES}
         where x.second_hand_parent_id = m.id and ${listed('x')} order by x.published_at desc, x.id limit ${MAX_USED}
       ) offers), '[]') as "secondHandOffers",
     (select condition from used_items where model_id = m.id) as "usedCondition",
     array(select criterion from model_sustainability where model_id = m.id order by criterion) as sustainability,
     coalesce((select json_agg(json_build_object('title', ct.title, 'kind', i.kind, 'slug', ct.slug)
         order by i.kind = 'guide' desc, i.dated_at desc nulls last, i.id)
       from content_models cm join content_items i on i.id = cm.item_id
       join content_texts ct on ct.item_id = i.id and ct.language = $1
       where cm.model_id = m.id and i.kind in ('page', 'tabs', 'guide', 'post')), '[]') as guides,
     (select json_build_object(${LINKED}, 'isActive',
         exists (select 1 from variants v where v.model_id = x.id and not v.is_withdrawn))
       from models x ${LINKED_TABLES}
       where x.id = m.second_hand_parent_id and x.is_public and not x.is_campaign_only) as "secondHandParent"
   from models m where m.id = $2`,
);
