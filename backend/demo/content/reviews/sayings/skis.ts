import { type SayingsByLanguage, sayings } from './sayings';

export const ALPINE_SKI: SayingsByLanguage = {
  fi: sayings(`
    + Kantti puree kovallakin rinteellä eikä vauhti pelota.
    + Käännös alkaa kuin itsestään, mutta suksi ei hermoile suoraan laskettaessa.
    + Kauden jälkeen pohja ja pintakalvo ovat yhä siistit.
    + Samalla parilla menee aamun valmisteltu rinne ja iltapäivän muhjut.
    + Jalat jaksavat pidempään kuin vanhoilla suksilla.
    + Kärki nousee puuterissa ilman, että tarvitsee nojata taakse.
    + Pysyy rauhallisena röykkyisessäkin lumessa.
    ~ Painaa hiukan enemmän kuin edeltäjänsä.
    ~ Ensimmäinen viilaus kannattaa teettää heti.
    ~ Hitaassa vauhdissa suksi tuntuu jäykältä.
    - Luistoa sai odottaa kolme voitelukertaa.
    - Pintakalvoon tuli viiltoja jo ensimmäisellä viikolla.
    - Minulle aivan liian jäykkä, eikä kantti auennut millään.`),
  en: sayings(`
    + Holds on hard snow and still lets you change your mind mid-turn.
    + Calm at speed, easy when the legs are gone.
    + Bases and edges look good after thirty days.
    + One pair for the groomer in the morning and the crud after lunch.
    ~ A touch heavy on the shoulder.
    ~ Wakes up only when you push it.
    - The top sheet chipped within a week.`),
  sv: sayings(`
    + Greppar även på isigt underlag.
    + Lugn i hög fart och lätt att svänga när benen är trötta.
    + Funkar lika bra på pist som i kramad snö.
    + Belaget är fint efter en hel säsong.
    ~ Lite tung att bära från parkeringen.
    - Topplagret fick jack redan första veckan.`),
  de: sayings(`
    + Sicherer Griff auf hartem Schnee, trotzdem leicht zu drehen.
    + Auch bei Tempo ruhig.
    + Vormittags Piste, nachmittags Sulz: beides macht Freude.
    ~ Bei langsamer Fahrt etwas störrisch.
    - Die Oberfläche hat schon nach wenigen Tagen Macken.`),
  fr: sayings(`
    + Bonne accroche sur neige dure, et le virage part tout seul.
    + Stable quand on accélère.
    + Autant de plaisir sur piste que dans la neige transformée.
    ~ Un peu raide à basse vitesse.
    - Le dessus s’est écaillé dès la première semaine.`),
  ru: sayings(`
    + Кант держит даже на льду, а в поворот заходят легко.
    + На скорости спокойные, не дёргаются.
    + Хороши и утром по вельвету, и днём по каше.
    ~ На малой скорости жестковаты.
    - Верхний слой поцарапался в первую же неделю.`),
};

export const TOURING_SKI: SayingsByLanguage = {
  fi: sayings(`
    + Nousulla kevyt, alas tullessa suksen oloinen.
    + Pitkän päivän lopussa huomaa, mihin grammat on säästetty.
    + Kantavuutta riittää pehmeässäkin.
    + Pitää poikkimäkeen kovallakin hangella.
    + Karvat kiinnittyvät kärkeen ja kantaan kunnolla.
    + Ylläksen takametsistä Lyngeniin samalla parilla.
    ~ Valmistellussa rinteessä kevyt suksi tärisee.
    ~ Kanta on pehmeämpi kuin odotin.
    ~ Kivet jättävät jäljen, kuten kevyessä suksessa aina.
    - Sivuseinä irvisti ensimmäisen kivikosketuksen jälkeen.
    - Kovalla lumella olin matkustaja.`),
  en: sayings(`
    + Light on the way up and still a real ski on the way down.
    + Edges hold on frozen traverses.
    + Two thousand metres of climbing and the legs were fine.
    ~ Chatters a little on the piste home.
    - Nervous on anything firm.`),
  sv: sayings(`
    + Lätt uppför och ändå en riktig skida nerför.
    + Säker på skare och i tvärsåk.
    + Stighudarna sitter där de ska.
    ~ Orolig i preparerad backe.
    - För mjuk bak för min smak.`),
  de: sayings(`
    + Leicht im Aufstieg und bergab trotzdem ein richtiger Ski.
    + Hält in harten Querungen.
    + Nach 2000 Höhenmetern waren die Beine noch frisch.
    ~ Auf der Piste etwas unruhig.
    - Auf hartem Schnee zu nervös.`),
  fr: sayings(`
    + Léger à la montée, et un vrai ski à la descente.
    + Les traversées gelées passent sans crispation.
    + Deux mille mètres de dénivelé sans mal aux jambes.
    ~ Vibre un peu sur piste.
    - Trop nerveux sur neige dure.`),
  ru: sayings(`
    + Вверх лёгкие, а вниз едут как настоящие.
    + На траверсах по насту держат уверенно.
    + Камус сидит плотно.
    ~ На трассе немного вибрируют.
    - На жёстком снегу слишком нервные.`),
};

export const XC_SKI: SayingsByLanguage = {
  fi: sayings(`
    + Luistaa pakkasellakin, ja pito riittää jyrkimpiin mäkiin.
    + Pohja on tasainen eikä ime kosteutta suojakelillä.
    + Potku menee perille eikä suksi jää jalan alle kiinni.
    + Kevyt jalassa, silti vakaa laskuissa.
    + Myymälässä mitattu jäykkyys osui kohdalleen.
    + Lenkki lyheni, vaikka reitti pysyi samana.
    + Pystyssä pysyy myös ladun ulkopuolella.
    ~ Märällä kelillä luisto jää keskinkertaiseksi.
    ~ Mukana tullut suksipussi on ohut.
    ~ Uutena pohja kaipaa pari kerrosta luistovoidetta.
    - Jäykkyys ei vastannut painoani lainkaan.
    - Pito katosi ensimmäisessä jyrkässä mäessä.`),
  en: sayings(`
    + Glides in the cold and grips when it gets steep.
    + Stable on downhills, light on the foot.
    + The flex they measured in the store was spot on.
    ~ Average glide when it is wet.
    - Far too stiff for my weight.`),
  sv: sayings(`
    + Glider i kyla och har fäste i backarna.
    + Lätt på foten men stadig utför.
    + Spannet som mättes i butiken stämde precis.
    + Åkte Vasaloppsspåret utan att valla om.
    ~ Sådär glid i blötsnö.
    - Spannet var för hårt för min vikt.`),
  de: sayings(`
    + Gleitet bei Kälte und hält am Anstieg.
    + Leicht am Fuß und bergab doch ruhig.
    + Die in der Filiale gemessene Spannung passt genau.
    ~ Bei nassem Schnee gleitet er nur mittelmäßig.
    - Für mein Gewicht viel zu hart.`),
  fr: sayings(`
    + Bonne glisse par grand froid et de l’accroche en montée.
    + Léger au pied, stable en descente.
    ~ Glisse moyenne sur neige mouillée.
    - Bien trop rigide pour mon poids.`),
  ru: sayings(`
    + В мороз скользят, в подъём держат.
    + Лёгкие, но на спусках устойчивые.
    + Жёсткость подобрали точно.
    ~ По мокрому снегу едут средне.
    - Слишком жёсткие для моего веса.`),
};

export const BINDING: SayingsByLanguage = {
  fi: sayings(`
    + Kiinnittyy kerralla, myös lumisella pohjalla.
    + Asennuksen jälkeen ei ole tarvinnut koskea säätöihin.
    + Naksahdus on niin selvä, ettei tarvitse arvailla.
    + Vapautuu silloin kun pitää ja pysyy kiinni muulloin.
    + Aukeaa sauvalla kumartumatta.
    + Pakkasessakin toimii hanskat kädessä.
    ~ Jäätyy kiinni, jos ei puhdista tauolla.
    ~ Säätöruuviin tarvitsee oikean kokoisen meisselin.
    - Muovinen suojus halkesi kovassa pakkasessa.
    - Asennussabluuna puuttui paketista.`),
  en: sayings(`
    + Clicks in first time, snow or no snow.
    + Mounted in the store and not touched since.
    + Easy to open with a pole.
    ~ Ices up if you do not brush it clean.
    - A plastic cover cracked in the cold.`),
  sv: sayings(`
    + Klickar i på första försöket.
    + Monterades i butiken och har suttit perfekt sedan dess.
    + Går att öppna med staven.
    ~ Isar igen om man inte borstar rent.
    - Ett plastskydd sprack i kylan.`),
  de: sayings(`
    + Rastet beim ersten Versuch ein.
    + In der Filiale montiert, seither nichts nachgestellt.
    + Lässt sich mit dem Stock öffnen.
    ~ Vereist, wenn man sie nicht säubert.
    - Eine Abdeckung ist in der Kälte gesprungen.`),
  fr: sayings(`
    + S’enclenche du premier coup.
    + Montage en magasin, plus rien touché depuis.
    ~ Gèle si on ne la nettoie pas.
    - Un cache en plastique a cassé au froid.`),
  ru: sayings(`
    + Защёлкивается с первого раза.
    + Поставили в магазине, с тех пор ничего не крутили.
    ~ Обмерзает, если не чистить.
    - Пластиковая накладка треснула на морозе.`),
};

export const POLES: SayingsByLanguage = {
  fi: sayings(`
    + Kevyet kädessä ja silti jäykät.
    + Hihna säätyy hanskat kädessä.
    + Kahva ei hiosta eikä luista märkänäkään.
    + Sommat pysyvät paikallaan kivikossakin.
    + Pituus on juuri se, mitä kyljessä lukee.
    + Työntö menee lumeen eikä sauvaan.
    ~ Hihnan tarra kerää lunta.
    ~ Toinen somma kiristyi huonommin kuin toinen.
    - Putki taittui ensimmäisessä kaatumisessa.
    - Korkki irtosi kahvan päästä viikossa.`),
  en: sayings(`
    + Light, stiff and they swing nicely.
    + Straps adjust with gloves on.
    + Good grip even when wet.
    ~ The strap collects snow.
    - Bent in the first fall.`),
  sv: sayings(`
    + Lätta men styva.
    + Remmen går att ställa med handskarna på.
    + Bra grepp även när det är vått.
    ~ Remmen samlar snö.
    - Knäcktes vid första vurpan.`),
  de: sayings(`
    + Leicht und trotzdem steif.
    + Die Schlaufe lässt sich mit Handschuhen verstellen.
    + Griffig auch bei Nässe.
    ~ Die Schlaufe sammelt Schnee.
    - Beim ersten Sturz verbogen.`),
  fr: sayings(`
    + Légers et rigides.
    + La dragonne se règle avec les gants.
    ~ La dragonne ramasse la neige.
    - Pliés à la première chute.`),
  ru: sayings(`
    + Лёгкие и при этом жёсткие.
    + Темляк регулируется в перчатках.
    ~ На темляк налипает снег.
    - Погнулись при первом падении.`),
};
