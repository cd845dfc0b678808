import type { TABLE_FIELDS } from 'contract/import-form';

export type TableField = (typeof TABLE_FIELDS)[number];

/** Words of column names by field, in six languages and as other programs write them. */
export const FIELD_WORDS: Record<TableField, string> = {
  product: 'product,product id,parent,parent sku,model,group id,item group id,malli,tuote,modell,modèle,modele,модель',
  model_number:
    'model number,mpn,manufacturer number,mallinumero,modellnummer,tillverkarens nummer,herstellernummer,référence fabricant,номер модели',
  sku: 'sku,article number,article no,item number,item no,product code,code,tuotekoodi,tuotenumero,artikelnummer,artikelnr,art nr,référence,reference,артикул,код',
  name: 'name,title,product name,nimi,tuotenimi,tuotteen nimi,namn,produktnamn,bezeichnung,produktname,artikelbezeichnung,nom,titre,désignation,название,наименование',
  description: 'description,body,long description,kuvaus,beskrivning,beschreibung,описание',
  short_description:
    'short description,summary,lyhyt kuvaus,kort beskrivning,kurzbeschreibung,description courte,résumé,краткое описание',
  meta_title:
    'meta title,seo title,page title,metaotsikko,sivun otsikko,metatitel,sidtitel,meta titel,seitentitel,titre meta,méta titre,balise titre,метазаголовок,заголовок страницы',
  meta_description: 'meta description,seo description,metakuvaus,metabeskrivning,meta beschreibung',
  brand:
    'brand,manufacturer,vendor,merkki,valmistaja,tuotemerkki,märke,varumärke,tillverkare,marke,hersteller,marque,fabricant,бренд,производитель',
  origin:
    'origin,country of origin,country of manufacture,made in,alkuperämaa,valmistusmaa,ursprungsland,herkunftsland,pays d’origine,страна происхождения',
  price: 'price,regular price,list price,retail price,hinta,myyntihinta,pris,preis,vk,verkaufspreis,prix,prix ttc,цена',
  sale_price:
    'sale price,special price,offer price,tarjoushinta,alennushinta,reapris,kampanjpris,angebotspreis,sonderpreis,prix promo,prix soldé,цена со скидкой',
  sale_from: 'sale from,sale start,sale price from,alkaa,gäller från,gültig ab,début promo',
  sale_to: 'sale to,sale end,sale price to,päättyy,gäller till,gültig bis,fin promo',
  club_price:
    'club price,member price,group price,klubihinta,jäsenhinta,klubbpris,medlemspris,clubpreis,mitgliedspreis,prix club,клубная цена',
  quantity:
    'quantity,qty,stock,inventory,varasto,saldo,varastosaldo,määrä,lager,antal,lagersaldo,bestand,lagerbestand,menge,quantité,stock disponible,количество,остаток',
  availability: 'availability,stock status,saatavuus,tillgänglighet,verfügbarkeit,disponibilité,наличие',
  on_order: 'on order,to order,backorders allowed,tilattavissa,beställningsvara,bestellbar,sur commande,под заказ',
  ean: 'ean,gtin,barcode,upc,ean13,viivakoodi,streckkod,strichcode,code barre,штрихкод',
  category:
    'category,categories,group,product group,product type,kategoria,tuoteryhmä,ryhmä,kategori,produktgrupp,kategorie,warengruppe,catégorie,категория',
  tags: 'tags,tag,tunnisteet,taggar,schlagworte,étiquettes,теги',
  images:
    'images,image,image url,picture,pictures,photo,kuva,kuvat,bild,bilder,bild url,photos,image src,изображение,фото',
  color: 'color,colour,väri,färg,farbe,couleur,цвет,kleur',
  size: 'size,koko,storlek,größe,taille,размер,maat',
  type: 'type,option,variant,variantti,variante,вариант',
  slug: 'slug,url key,handle',
  url: 'url,link,address,product url,osoite,länk,adresse,lien,ссылка',
  published: 'published,active,online,status,julkaistu,aktiv,publicerad,actif,активен',
  related: 'related,cross sells,upsells,related products,liittyvät tuotteet,relaterade,zubehör,produits liés',
};
