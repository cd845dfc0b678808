import type { DemoTab } from '../content-item';
import { six } from '../six';

/** Questions about sending goods back. */
export const RETURNS_TAB: DemoTab = {
  slug: six('palautus', 'returns', 'retur', 'rueckgabe', 'retours', 'vozvrat'),
  title: six('Palautus', 'Returns', 'Retur', 'Rückgabe', 'Retours', 'Возврат'),
  text: six(
    `Lyhyesti: 100 päivää käyttämättömälle, 14 päivää lain nojalla, syytä ei tarvitse kertoa. Koko ohje on sivulla [Palautus ja vaihto](page:returns).
    # Mikä on käyttämätön?
    Sovitettu sisällä, laput kiinni tai mukana. Ulkona käytettyä kenkää emme voi myydä uutena, mutta ehkä [käytettynä](screen:secondHand): kysy.
    # Laput hukassa, paketti hukassa
    Lappu ei ole ehto, eikä alkuperäinen pakkauskaan. Tilausnumero on.
    # Virheellinen tuote
    Se ei ole palautus vaan reklamaatio, ja sillä on pidempi aika. [Näin se tehdään](page:complaints).
    # Missä rahani ovat?
    Kun palautus on perillä, näet sen tilauksen sivulla ja rahat tulevat 1–5 päivässä. Pankin oma viive voi lisätä pari päivää.`,
    `In short: 100 days for what is unused, 14 days by law, and no reason needed. The whole of it is under [Returns and exchanges](page:returns).
    # What counts as unused?
    Tried on indoors, with its tags on or at hand. Shoes worn outside we cannot sell as new, but perhaps [second hand](screen:secondHand): ask.
    # Tag gone, box gone
    The tag is not a condition, nor is the original packaging. The order number is.
    # A faulty product
    That is not a return but a complaint, and there is more time for it. [How it works](page:complaints).
    # Where is my money?
    When the return has arrived you see it on the order’s page, and the money comes within 1 to 5 days. Your bank may add a couple.`,
    `Kort sagt: 100 dagar för det oanvända, 14 dagar enligt lag, och inget skäl behövs. Allt står under [Retur och byte](page:returns).
    # Vad är oanvänt?
    Provat inomhus, med etiketterna kvar eller i behåll. Skor som använts ute kan vi inte sälja som nya, men kanske [begagnade](screen:secondHand): fråga.
    # Etiketten borta, kartongen borta
    Etiketten är inget villkor, och inte originalförpackningen heller. Ordernumret är det.
    # En felaktig produkt
    Det är ingen retur utan en reklamation, och den har längre tid. [Så går det till](page:complaints).
    # Var är mina pengar?
    När returen är framme ser du det på beställningens sida, och pengarna kommer inom 1–5 dagar. Banken kan lägga till ett par.`,
    `Kurz gesagt: 100 Tage für Unbenutztes, 14 Tage nach dem Gesetz, ohne Angabe von Gründen. Alles dazu steht unter [Rückgabe und Umtausch](page:returns).
    # Was heißt unbenutzt?
    Drinnen anprobiert, Etiketten dran oder dabei. Draußen getragene Schuhe können wir nicht als neu verkaufen, aber vielleicht [gebraucht](screen:secondHand): Fragen Sie.
    # Etikett weg, Karton weg
    Das Etikett ist keine Bedingung, die Originalverpackung auch nicht. Die Bestellnummer schon.
    # Ein mangelhaftes Produkt
    Das ist keine Rückgabe, sondern eine Reklamation, und dafür ist länger Zeit. [So geht es](page:complaints).
    # Wo bleibt mein Geld?
    Ist die Rückgabe eingetroffen, sehen Sie es auf der Seite der Bestellung, und das Geld kommt in 1 bis 5 Tagen. Ihre Bank kann ein, zwei hinzufügen.`,
    `En bref : 100 jours pour ce qui n’a pas servi, 14 jours selon la loi, sans motif. Tout est à la page [Retours et échanges](page:returns).
    # Que veut dire non utilisé ?
    Essayé à l’intérieur, étiquettes en place ou conservées. Des chaussures portées dehors ne peuvent plus se vendre neuves, mais peut-être [d’occasion](screen:secondHand) : demandez.
    # Étiquette perdue, carton perdu
    L’étiquette n’est pas une condition, l’emballage d’origine non plus. Le numéro de commande, si.
    # Un produit défectueux
    Ce n’est pas un retour mais une réclamation, et le délai est plus long. [La marche à suivre](page:complaints).
    # Où est mon argent ?
    À l’arrivée du retour, la page de la commande l’indique et l’argent vient en 1 à 5 jours. Votre banque peut en ajouter un ou deux.`,
    `Коротко: 100 дней на неиспользованное, 14 дней по закону, и причину объяснять не нужно. Полностью — на странице [Возврат и обмен](page:returns).
    # Что значит «неиспользованный»?
    Примерен в помещении, бирки на месте или сохранены. Обувь, в которой ходили по улице, новой уже не продать, но, может быть, [б/у](screen:secondHand): спросите.
    # Нет бирки, нет коробки
    Бирка — не условие, и заводская упаковка тоже. А номер заказа — условие.
    # Товар с браком
    Это не возврат, а рекламация, и времени на неё больше. [Как это сделать](page:complaints).
    # Где мои деньги?
    Когда возврат придёт, это будет видно на странице заказа, а деньги вернутся за 1–5 дней. Банк может добавить ещё пару.`,
  ),
};

/** Questions about paying. */
export const PAYMENT_TAB: DemoTab = {
  slug: six('maksaminen', 'payment', 'betalning', 'zahlung', 'paiement', 'oplata'),
  title: six('Maksaminen', 'Payment', 'Betalning', 'Zahlung', 'Paiement', 'Оплата'),
  text: six(
    `Maksutavat ja rajat ovat sivulla [Maksutavat](page:payment). Tässä ne kysymykset, joita meille soitetaan.
    # Maksu meni, vahvistusta ei tullut
    Katso ensin roskaposti, sitten [tilauksen seuranta](screen:viewOrder). Jos tilaus odottaa maksua mutta rahat on veloitettu, ihminen tarkistaa sen; älä maksa toiseen kertaan.
    # Lasku
    Lasku tulee sähköpostilla, ja sen eräpäivä on 14 päivän kuluttua. Jos palautat osan, kerro siitä ennen eräpäivää, niin lasku oikaistaan.
    # Alennuskoodi
    Yksi koodi tilausta kohti. Se vähennetään ennen kuin lahjakortti maksaa lopun.
    # Yrityksen laskulle
    Vahvistettu yritys näkee laskun kassalla: [rekisteröi yritys](screen:registerCompany).`,
    `Methods and limits are under [Payment methods](page:payment). Here are the questions we get on the telephone.
    # I paid, but no confirmation came
    Look in your spam folder first, then in [order tracking](screen:viewOrder). If the order waits for payment though you were charged, a person checks it; do not pay a second time.
    # Invoice
    It comes by e-mail and falls due after 14 days. If you return a part, tell us before then and we correct it.
    # Discount codes
    One code an order. It is taken off before a gift card pays the rest.
    # On a company’s invoice
    A verified company finds invoice at checkout: [register a company](screen:registerCompany).`,
    `Betalningssätt och gränser finns under [Betalningssätt](page:payment). Här är frågorna vi får på telefon.
    # Jag betalade men fick ingen bekräftelse
    Titta först i skräpposten, sedan under [följ beställningen](screen:viewOrder). Väntar beställningen på betalning fast du debiterats kontrollerar en människa det; betala inte en gång till.
    # Faktura
    Den kommer per e-post och förfaller efter 14 dagar. Returnerar du en del meddelar du det före förfallodagen, så rättas den.
    # Rabattkod
    En kod per beställning. Den dras av innan ett presentkort betalar resten.
    # På företagets faktura
    Ett verifierat företag hittar faktura i kassan: [registrera företaget](screen:registerCompany).`,
    `Zahlungsarten und Grenzen stehen unter [Zahlungsarten](page:payment). Hier die Fragen, die am Telefon kommen.
    # Gezahlt, aber keine Bestätigung
    Sehen Sie zuerst im Spam nach, dann unter [Bestellung verfolgen](screen:viewOrder). Wartet die Bestellung auf Zahlung, obwohl abgebucht wurde, prüft das ein Mensch; zahlen Sie nicht noch einmal.
    # Rechnung
    Sie kommt per E-Mail und ist nach 14 Tagen fällig. Geben Sie etwas zurück, sagen Sie es vorher, dann wird sie berichtigt.
    # Rabattcode
    Einer je Bestellung. Er wird abgezogen, bevor ein Gutschein den Rest bezahlt.
    # Auf Firmenrechnung
    Bestätigte Firmen finden die Rechnung an der Kasse: [Firma registrieren](screen:registerCompany).`,
    `Moyens et plafonds sont à la page [Moyens de paiement](page:payment). Voici les questions qu’on nous pose au téléphone.
    # Payé, mais pas de confirmation
    Regardez d’abord dans les indésirables, puis dans le [suivi de commande](screen:viewOrder). Si la commande attend un paiement alors que vous êtes débité, une personne vérifie ; ne payez pas une seconde fois.
    # Facture
    Elle arrive par e-mail, payable à 14 jours. Si vous retournez une partie, dites-le avant l’échéance et nous la corrigeons.
    # Code de réduction
    Un code par commande. Il est déduit avant qu’une carte cadeau ne paie le reste.
    # Sur facture d’entreprise
    Une entreprise vérifiée trouve la facture à la caisse : [inscrire une entreprise](screen:registerCompany).`,
    `Способы и лимиты — на странице [Способы оплаты](page:payment). Здесь вопросы, с которыми нам звонят.
    # Оплата прошла, а подтверждения нет
    Сначала загляните в спам, потом в [статус заказа](screen:viewOrder). Если заказ ждёт оплаты, хотя деньги списаны, проверит человек; второй раз не платите.
    # Счёт
    Приходит по электронной почте, срок — 14 дней. Если возвращаете часть, сообщите до этого срока, и мы исправим счёт.
    # Промокод
    Один на заказ. Скидка вычитается раньше, чем остаток оплачивается подарочной картой.
    # По счёту для компании
    Подтверждённая компания увидит оплату по счёту при оформлении: [зарегистрировать компанию](screen:registerCompany).`,
  ),
};

/** Questions about the club. */
export const CLUB_TAB: DemoTab = {
  slug: six('klubi', 'club', 'klubben', 'club', 'club', 'klub'),
  title: six('Klubi', 'Club', 'Klubben', 'Club', 'Club', 'Клуб'),
  text: six(
    `Klubiin pääsee jokainen, jolla on tili, eikä se maksa mitään: [liity](screen:register). Edut on lueteltu sivulla [Klubin edut](page:club-offers).
    # Klubihinta ei näy kassalla
    Kirjaudu ensin. Hinta kuuluu jäsenelle, ei koneelle: toisella laitteella kirjaudutaan uudelleen.
    # Partiolaiset ja Suomen Latu
    Ilmoita jäsennumerosi [klubin tiedoissa](screen:accountClub). Tarkistamme sen, ja klubihinnat ovat voimassa jäsenyyden loppuun.
    # Bonus
    Maksetuista tilauksista kertyy bonusta, jonka näet [tililtäsi](screen:accountClub). Palautuksesta sama osuus vähennetään.
    # Eroaminen
    Poista tili omista tiedoistasi. Tilaukset jäävät kirjanpitoon, muu häviää: [tietosuoja](page:privacy).`,
    `Anyone with an account is in the club, and it costs nothing: [join](screen:register). What members get is listed under [Club benefits](page:club-offers).
    # The club price does not show at checkout
    Log in first. The price belongs to the member and not to the computer: on another device you log in again.
    # Scouts and Suomen Latu
    Give your member number in your [club details](screen:accountClub). We check it, and club prices apply until the membership ends.
    # Bonus
    Paid orders earn a bonus, which you see in [your account](screen:accountClub). When you return something, the same share is taken off.
    # Leaving
    Delete the account in your details. Orders stay in the books, all else goes: [privacy](page:privacy).`,
    `Alla med konto är med i klubben, och den kostar ingenting: [gå med](screen:register). Förmånerna räknas upp under [Klubbens förmåner](page:club-offers).
    # Klubbpriset syns inte i kassan
    Logga in först. Priset hör till medlemmen och inte till datorn: på en annan enhet loggar du in på nytt.
    # Scouter och Suomen Latu
    Uppge ditt medlemsnummer bland [klubbuppgifterna](screen:accountClub). Vi kontrollerar det, och klubbpriserna gäller till medlemskapets slut.
    # Bonus
    Betalda beställningar ger bonus som du ser på [ditt konto](screen:accountClub). Vid retur dras samma andel av.
    # Att gå ur
    Radera kontot bland dina uppgifter. Beställningarna blir kvar i bokföringen, resten försvinner: [integritet](page:privacy).`,
    `Wer ein Konto hat, ist im Club, und er kostet nichts: [beitreten](screen:register). Was Mitglieder erhalten, steht unter [Vorteile im Club](page:club-offers).
    # Der Clubpreis erscheint nicht an der Kasse
    Melden Sie sich zuerst an. Der Preis gehört zum Mitglied, nicht zum Rechner: Auf einem anderen Gerät melden Sie sich neu an.
    # Pfadfinder und Suomen Latu
    Geben Sie Ihre Mitgliedsnummer in den [Clubdaten](screen:accountClub) an. Wir prüfen sie, und die Clubpreise gelten bis zum Ende der Mitgliedschaft.
    # Bonus
    Bezahlte Bestellungen bringen einen Bonus, den Sie in [Ihrem Konto](screen:accountClub) sehen. Bei einer Rückgabe wird derselbe Anteil abgezogen.
    # Austreten
    Löschen Sie das Konto in Ihren Daten. Bestellungen bleiben in der Buchführung, alles andere geht: [Datenschutz](page:privacy).`,
    `Avec un compte, on est du club, et c’est gratuit : [adhérer](screen:register). Les avantages sont à la page [Avantages du club](page:club-offers).
    # Le prix club n’apparaît pas à la caisse
    Connectez-vous d’abord. Le prix est lié au membre, pas à l’ordinateur : sur un autre appareil, connectez-vous de nouveau.
    # Scouts et Suomen Latu
    Donnez votre numéro de membre dans vos [informations club](screen:accountClub). Nous le vérifions, et les prix club valent jusqu’à la fin de l’adhésion.
    # Bonus
    Les commandes payées rapportent un bonus, visible dans [votre compte](screen:accountClub). En cas de retour, la même part est retirée.
    # Partir
    Supprimez le compte dans vos informations. Les commandes restent en comptabilité, le reste disparaît : [confidentialité](page:privacy).`,
    `В клубе состоит каждый, у кого есть аккаунт, и это бесплатно: [вступить](screen:register). Что получают участники клуба — на странице [Преимущества клуба](page:club-offers).
    # Клубная цена не видна при оформлении
    Сначала войдите. Цена принадлежит человеку, а не компьютеру: на другом устройстве нужно войти заново.
    # Скауты и Suomen Latu
    Укажите членский номер в [данных клуба](screen:accountClub). Мы его проверим, и клубные цены будут действовать до конца членства.
    # Бонус
    За оплаченные заказы начисляется бонус, он виден в [аккаунте](screen:accountClub). При возврате соответствующая доля вычитается.
    # Как выйти
    Удалите аккаунт в своих данных. Заказы останутся в бухгалтерии, остальное исчезнет: [конфиденциальность](page:privacy).`,
  ),
};
