import type { DemoPage } from '../page';
import { six } from '../six';

export const SUSTAINABILITY_PAGE: DemoPage = {
  key: 'sustainability',
  scene: 'long-worn',
  slug: six('vastuullisuus', 'sustainability', 'hallbarhet', 'nachhaltigkeit', 'durabilite', 'otvetstvennost'),
  title: six('Vastuullisuus', 'Sustainability', 'Hållbarhet', 'Nachhaltigkeit', 'Durabilité', 'Ответственность'),
  text: six(
    `Ympäristön kannalta paras varuste on se, joka sinulla jo on. Siksi korjaamme, ostamme takaisin ja kerromme, mistä tavara tulee.
    # Kestävämpi valinta
    Merkitsemme tuotteen kestävämmäksi valinnaksi, kun vähintään kolme viidestä ehdosta täyttyy:
    1) **Materiaali** Yli puolet on kierrätettyä tai uusiutuvaa.
    2) **Ei PFAS-yhdisteitä** Ei kankaassa eikä käsittelyssä.
    3) **Varaosat** Saatavilla vähintään kymmenen vuotta.
    4) **Korjattavuus** Sen voi korjata meillä tai kotona.
    5) **Alkuperä** Valmistusmaa ja tehdas ovat tiedossa.
    -> [Katso tuotteita](screen:catalog)
    # Korjaus ja käytetyt
    + @scene/sewing [Korjaus](page:repair) Tampereen ompelimo korjaa kuoria, telttoja ja rinkkoja; vetoketjun vaihto vie viikon.
    + @scene/counter [Käytetyt](screen:secondHand) Ostamme takaisin meiltä ostettua, huollamme ja myymme eteenpäin. Kunto kerrotaan sellaisena kuin se on.
    # Mitä emme vielä osaa
    Rahdin päästöt arvioimme, emme mittaa. Osa kankaista kudotaan tehtaissa, joissa emme ole itse käyneet.
    -> [Kysy meiltä lisää](screen:ask)`,
    `The best piece of gear for the environment is the one you have. So we mend, buy back and say where things come from.
    # The more sustainable choice
    We mark a product as the more sustainable choice when it meets at least three of five criteria:
    1) **Material** More than half is recycled or renewable.
    2) **No PFAS** Neither in the fabric nor in its finish.
    3) **Spare parts** Available for at least ten years.
    4) **Repair** It can be mended by us or at home.
    5) **Origin** Country and factory are known.
    -> [See products](screen:catalog)
    # Repairs and used gear
    + @scene/sewing [Repairs](page:repair) Our Tampere workshop mends shells, tents and packs; a new zip takes a week.
    + @scene/counter [Used gear](screen:secondHand) We buy back what was bought from us, service it and sell it on. We describe its condition as it is.
    # What we cannot do yet
    We estimate the emissions of freight, we do not measure them. Some fabrics are woven in mills we have not visited.
    -> [Ask us more](screen:ask)`,
    `Den bästa utrustningen för miljön är den du redan har. Därför lagar vi, köper tillbaka och berättar varifrån sakerna kommer.
    # Ett hållbarare val
    Vi märker en produkt som ett hållbarare val när minst tre av fem villkor uppfylls:
    1) **Material** Över hälften är återvunnet eller förnybart.
    2) **Inga PFAS** Varken i tyget eller i impregneringen.
    3) **Reservdelar** Finns i minst tio år.
    4) **Lagning** Den går att laga hos oss eller hemma.
    5) **Ursprung** Tillverkningsland och fabrik är kända.
    -> [Se produkter](screen:catalog)
    # Lagat och begagnat
    + @scene/sewing [Lagning](page:repair) Verkstaden i Tammerfors lagar skalplagg, tält och ryggsäckar; en ny dragkedja tar en vecka.
    + @scene/counter [Begagnat](screen:secondHand) Vi köper tillbaka det som köpts hos oss, servar det och säljer vidare. Skicket beskrivs som det är.
    # Vad vi inte klarar än
    Fraktens utsläpp uppskattar vi, vi mäter dem inte. En del tyger vävs i fabriker som vi inte har besökt.
    -> [Fråga oss mer](screen:ask)`,
    `Am besten für die Umwelt ist die Ausrüstung, die Sie schon haben. Darum reparieren wir, kaufen zurück und sagen, woher die Dinge kommen.
    # Die nachhaltigere Wahl
    So kennzeichnen wir ein Produkt, das mindestens drei von fünf Bedingungen erfüllt:
    1) **Material** Mehr als die Hälfte ist recycelt oder nachwachsend.
    2) **Keine PFAS** Weder im Stoff noch in der Imprägnierung.
    3) **Ersatzteile** Mindestens zehn Jahre lang erhältlich.
    4) **Reparatur** Sie ist bei uns oder zu Hause möglich.
    5) **Herkunft** Herstellungsland und Fabrik sind bekannt.
    -> [Produkte ansehen](screen:catalog)
    # Reparatur und Gebrauchtes
    + @scene/sewing [Reparatur](page:repair) Die Werkstatt in Tampere repariert Hardshells, Zelte und Rucksäcke; ein neuer Reißverschluss dauert eine Woche.
    + @scene/counter [Gebrauchtes](screen:secondHand) Wir kaufen bei uns Gekauftes zurück, warten es und verkaufen es weiter. Der Zustand wird beschrieben, wie er ist.
    # Was wir noch nicht können
    Die Emissionen der Fracht schätzen wir, wir messen sie nicht. Manche Stoffe werden in Webereien hergestellt, die wir nicht besucht haben.
    -> [Fragen Sie uns](screen:ask)`,
    `Pour l’environnement, le meilleur équipement est celui que vous avez déjà. Nous réparons donc, rachetons et disons d’où viennent les choses.
    # Le choix plus durable
    Un produit porte cette mention s’il remplit au moins trois critères sur cinq\u00a0:
    1) **Matière** Plus de la moitié est recyclée ou renouvelable.
    2) **Sans PFAS** Ni dans le tissu ni dans son traitement.
    3) **Pièces détachées** Disponibles au moins dix ans.
    4) **Réparation** Chez nous ou à la maison.
    5) **Origine** Le pays et l’usine sont connus.
    -> [Voir les produits](screen:catalog)
    # Réparation et occasion
    + @scene/sewing [Réparation](page:repair) L’atelier de Tampere répare vestes, tentes et sacs\u00a0; une fermeture neuve prend une semaine.
    + @scene/counter [Occasion](screen:secondHand) Nous rachetons le matériel acheté chez nous, le révisons et le revendons. Son état est décrit tel quel.
    # Ce que nous ne savons pas encore faire
    Nous estimons les émissions du transport, sans les mesurer. Certains tissus viennent d’usines que nous n’avons pas visitées.
    -> [Posez-nous vos questions](screen:ask)`,
    `Лучшая для природы вещь — та, что у вас уже есть. Поэтому мы чиним, выкупаем и говорим, откуда что берётся.
    # Более экологичный выбор
    Так мы отмечаем товар, если выполнены хотя бы три условия из пяти:
    1) **Материал** Больше половины — вторичное или возобновляемое сырьё.
    2) **Без PFAS** Ни в ткани, ни в пропитке.
    3) **Запчасти** Доступны не менее десяти лет.
    4) **Ремонт** Его можно починить у нас или дома.
    5) **Происхождение** Страна и фабрика известны.
    -> [Смотреть товары](screen:catalog)
    # Ремонт и б/у
    + @scene/sewing [Ремонт](page:repair) Мастерская в Тампере чинит мембранную одежду, палатки и рюкзаки; замена молнии занимает неделю.
    + @scene/counter [Б/у](screen:secondHand) Мы выкупаем купленное у нас, обслуживаем и продаём снова. Состояние описываем как есть.
    # Чего пока не умеем
    Выбросы от перевозки мы оцениваем, но не измеряем. Часть тканей ткут на фабриках, где мы ещё не были.
    -> [Спросить нас](screen:ask)`,
  ),
};
