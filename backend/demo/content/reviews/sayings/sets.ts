import { type SayingsByLanguage, sayings } from './sayings';

/** Skis, bindings and boots sold together. */
export const SKI_SET: SayingsByLanguage = {
  fi: sayings(`
    + Siteet oli säädetty monoihin valmiiksi, lähdin suoraan mäkeen.
    + Osat sopivat toisiinsa, eikä tarvinnut vertailla iltakausia.
    + Edullisempi kuin samat osat erikseen.
    + Monon sai vaihtaa numeroa pienempään samassa paketissa.
    + Ensimmäiseksi omaksi sarjaksi juuri oikea.
    ~ Sauvat olisivat saaneet kuulua hintaan.
    ~ Sidevaihtoehtoja on vain yksi.
    - Mono oli väärää kokoa, ja koko sarja lähti vaihtoon.`),
  en: sayings(`
    + Bindings came set for my boots, so I went straight to the slope.
    + The parts go together, and I spared myself a week of comparing.
    + Cheaper than the same parts one by one.
    ~ Poles could have been included.
    - The boots were the wrong size and all of it went back.`),
  sv: sayings(`
    + Bindningarna var inställda efter pjäxorna, bara att åka.
    + Delarna passar ihop, och jag slapp jämföra i veckor.
    + Billigare än samma delar var för sig.
    ~ Stavar hade gärna fått ingå.
    - Pjäxorna hade fel storlek och allt fick bytas.`),
  de: sayings(`
    + Die Bindung war auf die Schuhe eingestellt, ich konnte gleich los.
    + Alles passt zusammen, und das lange Vergleichen entfällt.
    + Günstiger als die Teile einzeln.
    ~ Stöcke hätten dabei sein dürfen.
    - Die Schuhe hatten die falsche Größe, alles musste zurück.`),
  fr: sayings(`
    + Fixations déjà réglées pour mes chaussures, prêt à partir.
    + Tout va ensemble, et moins cher que séparément.
    ~ Les bâtons auraient pu être compris.
    - Chaussures à la mauvaise taille, il a fallu tout renvoyer.`),
  ru: sayings(`
    + Крепления пришли настроенными под ботинки, сразу на склон.
    + Всё подходит друг к другу и дешевле, чем по отдельности.
    ~ Палки могли бы входить в комплект.
    - Ботинки не того размера, пришлось менять весь комплект.`),
};

/** A tent or what one sleeps on, and in, sold together. */
export const SLEEPING_SET: SayingsByLanguage = {
  fi: sayings(`
    + Kaikki yöksi kerralla, pussi ja alusta sopivat yhteen.
    + Ensimmäinen telttayö meni nukkuessa.
    + Edullisempi kuin samat osat erikseen.
    + Koko paketti menee yhteen rinkkaan.
    ~ Tyyny puuttuu.
    ~ Pussin pituuden olisi voinut valita kahdesta.
    - Alusta tyhjeni yöllä.`),
  en: sayings(`
    + All you need for the night, and the parts fit each other.
    + We slept through our first night in a tent.
    + Cheaper than the same parts one by one.
    ~ A pillow is missing.
    - The mat went flat during the night.`),
  sv: sayings(`
    + Allt för natten på en gång, och delarna passar ihop.
    + Vi sov hela första tältnatten.
    + Billigare än samma delar var för sig.
    ~ En kudde saknas.
    - Underlaget tappade luft under natten.`),
  de: sayings(`
    + Alles für die Nacht auf einmal, und es passt zusammen.
    + Die erste Nacht im Zelt haben wir durchgeschlafen.
    + Günstiger als die Teile einzeln.
    ~ Ein Kissen fehlt.
    - Die Matte verlor nachts Luft.`),
  fr: sayings(`
    + Tout pour la nuit d’un coup, et tout va ensemble.
    + Moins cher que les pièces séparées.
    ~ Il manque un oreiller.
    - Le matelas s’est dégonflé dans la nuit.`),
  ru: sayings(`
    + Всё для ночёвки сразу, и одно подходит к другому.
    + Дешевле, чем по отдельности.
    ~ Не хватает подушки.
    - Коврик за ночь сдулся.`),
};
