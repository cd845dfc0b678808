import type { DemoPage } from '../page';
import { six } from '../six';

export const RETURNS_PAGE: DemoPage = {
  key: 'returns',
  scene: 'way-back',
  slug: six('palautus', 'returns-and-exchanges', 'retur', 'rueckgabe', 'retours-et-echanges', 'vozvrat'),
  title: six(
    'Palautus ja vaihto',
    'Returns and exchanges',
    'Retur och byte',
    'Rückgabe und Umtausch',
    'Retours et échanges',
    'Возврат и обмен',
  ),
  text: six(
    `Voit palauttaa käyttämättömän tuotteen 100 päivän ajan tilauksesta. Lakisääteinen 14 päivän peruuttamisoikeus on siitä erillinen ja kuuluu sinulle joka tapauksessa.
    => [Palauta tai vaihda](screen:returns) [Peruuta sopimus](screen:withdrawal)
    # Ennen kuin tilaus lähtee
    Peru tilaus sen omalta sivulta: [tilauksen seuranta](screen:viewOrder). Jos sitä ei ole vielä pakattu, se perutaan heti ja rahat lähtevät takaisin.
    # Sopimuksen peruuttaminen, 14 päivää
    Kuluttajansuojalain 6 luvun mukaan voit peruuttaa sopimuksen syytä kertomatta, kunnes 14 päivää on kulunut siitä, kun viimeinen paketti saapui. Jos viimeinen päivä on lauantai tai sunnuntai, aika jatkuu seuraavaan arkipäivään.
    1. Avaa [Peruuta sopimus](screen:withdrawal) ja valitse tuotteet. Jokin muukin yksiselitteinen ilmoitus kelpaa.
    2. Vahvista. Saat heti sähköpostiin kuitin, jossa on päivä ja kellonaika.
    3. Lähetä tuotteet 14 päivän kuluessa ilmoituksesta.
    # Palautus, 100 päivää
    1. [Tee palautus](screen:returns) tilauksen sivulta, valitse syy ja tulosta lappu.
    2. Pakkaa tuote niin, ettei se kolhiinnu matkalla. Sovittaa saa, käyttää ei.
    3. Vie paketti postiin tai mihin tahansa [myymäläämme](screen:stores).
    # Vaihto
    Valitse palautuksessa toinen koko tai väri samasta mallista. Varaamme sen kolmeksi viikoksi; jos palautus ei ole silloin tullut, tuote vapautuu muille.
    # Rahat takaisin
    - Palautamme maksun samalla tavalla kuin maksoit, 1–5 päivässä siitä, kun tuote on meillä, ja peruutuksessa viimeistään lain määräajassa.
    - Jos maksoit osan lahjakortilla, sama osuus palautuu kortille.
    - Kun peruutat koko tilauksen, palautamme myös toimitusmaksun.
    # Kuka maksaa palautuksen
    Palautus myymälään on maksuton. Postin maksat itse, paitsi jos tuote on virheellinen tai se ei ollut tilaamasi. Tuotteesta, jota on käytetty enemmän kuin sovittaminen vaatii, voimme vähentää sen, mitä arvo on laskenut.
    # Mitä ei voi peruuttaa
    - avattua sinetöityä tavaraa, jota ei voi hygienian vuoksi palauttaa
    - turvavarustetta, jonka olemme niin merkinneet
    - sinua varten tehtyä tai kaiverrettua
    - lahjakorttia`,
    `You may return an unused product for 100 days from the order. The statutory right of withdrawal of 14 days is separate from that, and yours in any case.
    => [Return or exchange](screen:returns) [Withdraw from the contract](screen:withdrawal)
    # Before the order leaves
    Cancel it on its own page: [order tracking](screen:viewOrder). If it has not been packed, it is cancelled at once and your money goes back.
    # Withdrawing from the contract, 14 days
    Under chapter 6 of the Finnish Consumer Protection Act you may withdraw without giving a reason until 14 days have passed since the last parcel arrived. If the last day is a Saturday or Sunday, the time runs on to the next working day.
    1. Open [Withdraw from the contract](screen:withdrawal) and choose the products. Any other clear statement will do as well.
    2. Confirm. You get a receipt by e-mail at once, with date and time.
    3. Send the products within 14 days of telling us.
    # Returning, 100 days
    1. [Start the return](screen:returns) on the order’s page, choose a reason and print the label.
    2. Pack the product so that it travels safely. You may try it on, but not use it.
    3. Take the parcel to the post or to any of our [stores](screen:stores).
    # Exchanges
    Choose another size or colour of the same model in the return. We reserve it for three weeks; if the return has not arrived by then, it is released to others.
    # Your money back
    - We refund the way you paid, within 1 to 5 days of receiving the product, and after a withdrawal within the time set by law at the latest.
    - If part was paid with a gift card, the same share goes back to the card.
    - If you withdraw from the whole order, we refund delivery too.
    # Who pays for the return
    Returning to a store costs nothing. You pay the postage, unless the product is faulty or not what you ordered. For a product used more than trying it on requires, we may deduct what its value has lost.
    # What you cannot withdraw from
    - sealed goods that were opened and cannot be returned for reasons of hygiene
    - safety equipment that we have marked as such
    - what was made or engraved for you
    - gift cards`,
    `En oanvänd produkt kan returneras i 100 dagar från beställningen. Den lagstadgade ångerrätten på 14 dagar är skild från det och gäller i vilket fall som helst.
    => [Returnera eller byt](screen:returns) [Ångra avtalet](screen:withdrawal)
    # Innan beställningen skickas
    Annullera på beställningens egen sida: [följ beställningen](screen:viewOrder). Är den inte packad annulleras den genast och pengarna går tillbaka.
    # Ångra avtalet, 14 dagar
    Enligt 6 kap. i den finländska konsumentskyddslagen får du ångra köpet utan att ange skäl tills 14 dagar har gått från att det sista paketet kom fram. Är den sista dagen en lördag eller söndag fortsätter tiden till nästa vardag.
    1. Öppna [Ångra avtalet](screen:withdrawal) och välj produkter. Även ett annat entydigt meddelande duger.
    2. Bekräfta. Du får genast ett kvitto per e-post med datum och klockslag.
    3. Skicka produkterna inom 14 dagar från meddelandet.
    # Returnera, 100 dagar
    1. [Gör returen](screen:returns) på beställningens sida, välj skäl och skriv ut etiketten.
    2. Packa produkten så att den klarar resan. Du får prova den men inte använda den.
    3. Lämna paketet på posten eller i någon av våra [butiker](screen:stores).
    # Byte
    Välj en annan storlek eller färg av samma modell i returen. Vi reserverar den i tre veckor; har returen inte kommit då släpps varan till andra.
    # Pengarna tillbaka
    - Vi återbetalar på samma sätt som du betalade, inom 1–5 dagar från att produkten kommit till oss, och när du ångrat dig senast inom lagens tid.
    - Betalade du en del med presentkort går samma andel tillbaka till kortet.
    - Ångrar du hela beställningen återbetalar vi även leveransen.
    # Vem betalar returen
    Att lämna i butik kostar inget. Portot betalar du själv, om inte produkten är felaktig eller en annan än du beställt. För en produkt som använts mer än vad provning kräver kan vi dra av det som värdet har minskat.
    # Det du inte kan ångra
    - förseglade varor som öppnats och av hygienskäl inte kan lämnas tillbaka
    - säkerhetsutrustning som vi har märkt så
    - det som gjorts eller graverats för dig
    - presentkort`,
    `Unbenutzte Ware können Sie 100 Tage ab Bestellung zurückgeben. Das gesetzliche Widerrufsrecht von 14 Tagen besteht daneben und steht Ihnen in jedem Fall zu.
    => [Zurückgeben oder umtauschen](screen:returns) [Vertrag widerrufen](screen:withdrawal)
    # Bevor die Bestellung verschickt wird
    Stornieren Sie auf der Seite der Bestellung: [Bestellung verfolgen](screen:viewOrder). Ist sie noch nicht gepackt, wird sie sofort storniert, und Ihr Geld geht zurück.
    # Vertrag widerrufen, 14 Tage
    Nach Kapitel 6 des finnischen Verbraucherschutzgesetzes können Sie ohne Angabe von Gründen widerrufen, bis 14 Tage nach Ankunft des letzten Pakets vergangen sind. Fällt der letzte Tag auf einen Samstag oder Sonntag, läuft die Frist bis zum nächsten Werktag.
    1. Öffnen Sie [Vertrag widerrufen](screen:withdrawal) und wählen Sie die Produkte. Auch jede andere eindeutige Erklärung genügt.
    2. Bestätigen Sie. Sie erhalten sofort eine Quittung per E-Mail mit Datum und Uhrzeit.
    3. Senden Sie die Produkte innerhalb von 14 Tagen nach der Erklärung.
    # Zurückgeben, 100 Tage
    1. [Beginnen Sie die Rückgabe](screen:returns) auf der Seite der Bestellung, wählen Sie den Grund und drucken Sie das Etikett.
    2. Verpacken Sie die Ware so, dass sie den Weg gut übersteht. Anprobieren ja, benutzen nein.
    3. Bringen Sie das Paket zur Post oder in eine unserer [Filialen](screen:stores).
    # Umtausch
    Wählen Sie in der Rückgabe eine andere Größe oder Farbe desselben Modells. Wir reservieren sie drei Wochen; ist die Rückgabe bis dahin nicht da, wird der Artikel wieder frei.
    # Geld zurück
    - Wir erstatten auf dem Weg, auf dem Sie bezahlt haben, 1 bis 5 Tage nach Eingang der Ware, nach einem Widerruf spätestens in der gesetzlichen Frist.
    - Wurde ein Teil mit Gutschein bezahlt, geht derselbe Anteil auf den Gutschein zurück.
    - Widerrufen Sie die ganze Bestellung, erstatten wir auch den Versand.
    # Wer die Rücksendung bezahlt
    Die Rückgabe in der Filiale kostet nichts. Das Porto tragen Sie, außer die Ware ist mangelhaft oder nicht die bestellte. Wurde etwas mehr benutzt, als das Prüfen verlangt, können wir den Wertverlust abziehen.
    # Was vom Widerruf ausgenommen ist
    - versiegelte Ware, die geöffnet wurde und aus Gründen der Hygiene nicht zurückgegeben werden kann
    - Sicherheitsausrüstung, die wir so gekennzeichnet haben
    - für Sie Angefertigtes oder Graviertes
    - Gutscheine`,
    `Un produit non utilisé peut être retourné pendant 100 jours à compter de la commande. Le droit légal de rétractation de 14 jours est distinct et vous appartient dans tous les cas.
    => [Retourner ou échanger](screen:returns) [Se rétracter](screen:withdrawal)
    # Avant le départ de la commande
    Annulez-la sur sa propre page : [suivi de commande](screen:viewOrder). Si elle n’est pas encore préparée, elle est annulée aussitôt et vous êtes remboursé.
    # Se rétracter, 14 jours
    Selon le chapitre 6 de la loi finlandaise sur la protection des consommateurs, vous pouvez vous rétracter sans donner de motif jusqu’à 14 jours après l’arrivée du dernier colis. Si le dernier jour est un samedi ou un dimanche, le délai court jusqu’au jour ouvrable suivant.
    1. Ouvrez [Se rétracter](screen:withdrawal) et choisissez les produits. Toute autre déclaration claire convient aussi.
    2. Confirmez. Vous recevez aussitôt un reçu par e-mail, avec la date et l’heure.
    3. Renvoyez les produits dans les 14 jours suivant votre déclaration.
    # Retourner, 100 jours
    1. [Lancez le retour](screen:returns) depuis la page de la commande, choisissez le motif et imprimez l’étiquette.
    2. Emballez le produit pour qu’il voyage sans dommage. L’essayer, oui ; l’utiliser, non.
    3. Déposez le colis à la poste ou dans l’un de nos [magasins](screen:stores).
    # Échange
    Choisissez dans le retour une autre taille ou couleur du même modèle. Nous la réservons trois semaines ; si le retour n’est pas arrivé d’ici là, l’article est remis en vente.
    # Remboursement
    - Nous remboursons par le moyen utilisé pour payer, 1 à 5 jours après réception du produit et, en cas de rétractation, au plus tard dans le délai légal.
    - Si une part a été payée par carte cadeau, la même part retourne sur la carte.
    - Si vous vous rétractez de toute la commande, la livraison est remboursée aussi.
    # Qui paie le retour
    Le retour en magasin est gratuit. L’affranchissement est à votre charge, sauf si le produit est défectueux ou n’est pas celui commandé. Pour un produit utilisé au-delà d’un essai, nous pouvons déduire ce que sa valeur a perdu.
    # Ce dont on ne peut se rétracter
    - les biens scellés qui ont été ouverts et ne peuvent être rendus pour des raisons d’hygiène
    - le matériel de sécurité que nous avons signalé comme tel
    - ce qui a été fabriqué ou gravé pour vous
    - les cartes cadeaux`,
    `Неиспользованный товар можно вернуть в течение 100 дней с заказа. Законное право отказаться от договора в течение 14 дней действует отдельно и есть у вас в любом случае.
    => [Вернуть или обменять](screen:returns) [Отказ от договора](screen:withdrawal)
    # Пока заказ не ушёл
    Отмените его на его странице: [статус заказа](screen:viewOrder). Если его ещё не упаковали, отмена произойдёт сразу, и деньги уйдут обратно.
    # Отказ от договора, 14 дней
    По главе 6 закона Финляндии о защите прав потребителей от договора можно отказаться без объяснения причин, пока не прошло 14 дней с получения последней посылки. Если последний день — суббота или воскресенье, срок продлевается до ближайшего рабочего дня.
    1. Откройте [Отказ от договора](screen:withdrawal) и выберите товары. Подойдёт и любое другое ясное заявление.
    2. Подтвердите. На почту сразу придёт квитанция с датой и временем.
    3. Отправьте товары в течение 14 дней после заявления.
    # Возврат, 100 дней
    1. [Оформите возврат](screen:returns) на странице заказа, укажите причину и распечатайте этикетку.
    2. Упакуйте товар так, чтобы он не пострадал в пути. Примерять можно, пользоваться — нет.
    3. Отнесите посылку на почту или в любой наш [магазин](screen:stores).
    # Обмен
    При возврате выберите другой размер или цвет той же модели. Мы зарезервируем его на три недели; если возврат к этому времени не придёт, товар снова поступит в продажу.
    # Возврат денег
    - Вернём тем же способом, которым вы платили, за 1–5 дней после получения товара, а при отказе от договора — не позже срока, установленного законом.
    - Если часть оплачена подарочной картой, та же доля вернётся на карту.
    - При отказе от всего заказа вернём и стоимость доставки.
    # Кто платит за пересылку
    Возврат в магазин бесплатный. Почту оплачиваете вы, если только товар не бракованный и не тот, что вы заказали. За товар, которым пользовались больше, чем нужно для примерки, можем удержать потерю стоимости.
    # От чего нельзя отказаться
    - от вскрытого запечатанного товара, который нельзя вернуть по соображениям гигиены
    - от защитного снаряжения, которое мы так отметили
    - от сделанного или гравированного для вас
    - от подарочных карт`,
  ),
};
