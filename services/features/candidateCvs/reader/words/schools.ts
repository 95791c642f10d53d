/** Degrees, at the beginning of a text or within it. */
export const degree =
  /\b(?:ph\.?\s?d|d\.?\s?phil|doctor(?:ate)?|master(?:'s|’s)?|[bm]\.?\s?(?:sc|s|a|eng|ed|com|pharm|arch|phil|tech|des|mus|litt|res)(?:\s?\(hons?\))?|mba|ll\.?[bm]|beng|bba|md|bachelor(?:'s|’s)?|associate(?:'s|’s)?|foundation degree|(?:postgraduate|graduate|advanced|higher(?: national)?|national)?\s?(?:diploma|certificate)|hnd|hnc|nvq|btec|gcse|a-levels?|engineer(?:'s|’s) degree|high school(?: diploma)?|secondary school|cử nhân|cu nhan|ky su|thac si|kỹ sư|thạc sĩ|tiến sĩ|dược sĩ|bác sĩ|kiến trúc sư|cao đẳng|trung cấp|trung học phổ thông|学士|修士|博士|短期大学士)(?![\p{L}])\.?/iu
export const school =
  /(?:universit|universidad|universität|college|school|institute|academy|polytechnic|faculty|conservatoire|đại học|học viện|trường|cao đẳng|trung cấp nghề|thpt|大学|専門学校|高校|高等学校|短期大学|大学院|学院|学園|高専|dai hoc|hoc vien|truong|cao dang)/iu
/** Words for the parts of Japanese schools. */
export const faculty = /(?:学部|学科|研究科|専攻|専修|コース|課程|学群|学類)/u
/** Words for leaving or entering a school. */
export const leaving = /\s?(?:卒業見込み?|卒業|修了|中退|退学|入学|編入学?|在学中)$/u
