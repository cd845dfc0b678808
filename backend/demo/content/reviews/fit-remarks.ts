import type { ShopLanguage } from '../../../domain/locale/language';

/** Fit score: distinctly smaller, somewhat smaller, as stated, somewhat larger, distinctly larger. Specification 2 §9. */
export type FitScore = 2 | 4 | 6 | 8 | 10;

/** What is worn by letter or chest size, and what by length of foot. */
export type FitKind = 'clothes' | 'shoes';

type Remarks = Readonly<Record<FitScore, readonly string[]>>;

const CLOTHES: Readonly<Record<ShopLanguage, Remarks>> = {
  fi: {
    2: ['Mitoitus on selvästi pieni, kaksi kokoa isompi meni.', 'Reilusti taulukkoa pienempi.'],
    4: ['Kannattaa ottaa numeroa isompi.', 'Mitoitus on hieman pieni.', 'Napakka, kokojen välissä valitse isompi.'],
    6: ['Koko vastaa taulukkoa.', 'Oma koko istui kerralla.', 'Mitoitus on kohdallaan.'],
    8: ['Hiukan väljä, mutta sopii kerroksille.', 'Numeroa pienempikin olisi mennyt.'],
    10: ['Todella väljä, vaihdoin kaksi kokoa pienempään.', 'Mitoitus on aivan liian suuri.'],
  },
  en: {
    2: ['Comes up very small, go two sizes up.'],
    4: ['Runs a little small.', 'Size up if you are in between.'],
    6: ['True to size.', 'The size chart is right.'],
    8: ['Slightly roomy.', 'I could have gone one size down.'],
    10: ['Huge; exchanged for two sizes smaller.'],
  },
  sv: {
    2: ['Mycket liten i storleken, ta två storlekar större.'],
    4: ['Lite liten i storleken.', 'Välj större om du är mitt emellan.'],
    6: ['Normal i storleken.', 'Storlekstabellen stämmer.'],
    8: ['Lite rymlig.', 'En storlek mindre hade räckt.'],
    10: ['Jättestor, bytte till två storlekar mindre.'],
  },
  de: {
    2: ['Fällt sehr klein aus, zwei Größen größer nehmen.'],
    4: ['Fällt etwas klein aus.', 'Zwischen zwei Größen lieber die größere.'],
    6: ['Die Größe passt genau.', 'Größentabelle stimmt.'],
    8: ['Etwas weit geschnitten.', 'Eine Größe kleiner hätte gereicht.'],
    10: ['Riesig, gegen zwei Größen kleiner getauscht.'],
  },
  fr: {
    2: ['Taille vraiment petit, prenez deux tailles au-dessus.'],
    4: ['Taille un peu petit.'],
    6: ['La taille correspond.', 'Le guide des tailles est juste.'],
    8: ['Un peu ample.'],
    10: ['Taille très grand, échangé deux tailles en dessous.'],
  },
  ru: {
    2: ['Сильно маломерит, берите на два размера больше.'],
    4: ['Немного маломерит.'],
    6: ['Размер в размер.', 'Таблица размеров верная.'],
    8: ['Чуть великовато.'],
    10: ['Сильно большемерит, меняли на два размера меньше.'],
  },
};

const SHOES: Readonly<Record<ShopLanguage, Remarks>> = {
  fi: {
    2: ['Numeron ja puolikkaan verran pienet.', 'Selvästi pieni lesti, vaihdoin.'],
    4: ['Puoli numeroa isompi paksun sukan kanssa.', 'Lesti on hieman lyhyt.'],
    6: ['Normaali mitoitus.', 'Oma numero, eikä vara lopu kesken.'],
    8: ['Tilaa jäi paksullekin sukalle.', 'Puoli numeroa pienempi olisi riittänyt.'],
    10: ['Kokonaisen numeron liian suuret, vaihdoin.'],
  },
  en: {
    2: ['A size and a half too small for me.'],
    4: ['Go half a size up for thick socks.'],
    6: ['True to size.', 'My usual size fits.'],
    8: ['Roomy, half a size down would do.'],
    10: ['A full size too large.'],
  },
  sv: {
    2: ['En och en halv storlek för små.'],
    4: ['Ta en halv storlek större för tjock strumpa.'],
    6: ['Normala i storleken.', 'Min vanliga storlek passar.'],
    8: ['Rymliga, en halv storlek mindre går bra.'],
    10: ['En hel storlek för stora.'],
  },
  de: {
    2: ['Anderthalb Nummern zu klein.'],
    4: ['Für dicke Socken eine halbe Nummer größer.'],
    6: ['Größe fällt normal aus.', 'Meine übliche Größe passt.'],
    8: ['Geräumig, eine halbe Nummer kleiner genügt.'],
    10: ['Eine ganze Nummer zu groß.'],
  },
  fr: {
    2: ['Une pointure et demie trop petit.'],
    4: ['Prenez une demi-pointure de plus avec de grosses chaussettes.'],
    6: ['Ma pointure habituelle convient.'],
    8: ['Large, une demi-pointure de moins suffirait.'],
    10: ['Une pointure entière de trop.'],
  },
  ru: {
    2: ['Малы на полтора размера.'],
    4: ['С толстым носком берите на полразмера больше.'],
    6: ['Обычный размер подошёл.'],
    8: ['Просторные, можно на полразмера меньше.'],
    10: ['Велики на целый размер.'],
  },
};

/** What somebody adds about the size who gave a fit score. */
export const fitRemarks = (kind: FitKind, language: ShopLanguage, fit: FitScore): readonly string[] =>
  (kind === 'shoes' ? SHOES : CLOTHES)[language][fit];

const MEASURES: Readonly<Record<ShopLanguage, readonly string[]>> = {
  fi: [
    'Olen 178 cm ja 74 kg, otin M:n.',
    'Pituutta 165 cm, koko S.',
    'Mittani 186 cm ja 88 kg, L.',
    'Olen 171 cm pitkä.',
  ],
  en: ['I am 1.80 m and wear an M.', 'I am 5 ft 6 and took an S.'],
  sv: ['Jag är 182 cm och tog M.', 'Är 168 cm lång.'],
  de: ['Ich bin 1,83 m groß.', 'Bei 1,70 m habe ich S genommen.'],
  fr: ['Je mesure 1,78 m, pris en M.'],
  ru: ['Рост 178 см, взяли M.'],
};

/** What grown-ups tell of their own size. */
export const measuresOf = (language: ShopLanguage): readonly string[] => MEASURES[language];
